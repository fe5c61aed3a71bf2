import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { insertNotification, type NewNotification } from './queries.ts'

/** `key` names the deed, so that a reaction run twice tells once. */
export async function notify(
  { db, clock }: Pick<Facilities, 'db' | 'clock'>,
  told: Omit<NewNotification, 'id' | 'createdAt'>,
): Promise<void> {
  await insertNotification(db, { id: newId(), ...told, createdAt: clock() })
}
