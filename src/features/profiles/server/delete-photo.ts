import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { photoDeleted } from '../contract.ts'
import { findProfileRow } from './queries.ts'

/** For an account that goes: the files follow as soon as it is gone. */
export async function deletePhotoOf(tx: Tx, userId: string): Promise<void> {
  const url = (await findProfileRow(tx, userId))?.profileImageUrl
  if (url) await publish(tx, photoDeleted, { url })
}
