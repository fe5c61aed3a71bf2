import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { insertNotification, type NewNotification } from './queries.ts'

/** `hasOwnLetter`: the person is told of it by mail elsewhere, so the letter of the day leaves it out. */
type Told = Omit<NewNotification, 'id' | 'createdAt' | 'mailedAt'> & { readonly hasOwnLetter?: boolean }

/** `key` names the deed, so that a reaction run twice tells once. */
export async function notify(
  { db, clock }: Pick<Facilities, 'db' | 'clock'>,
  { hasOwnLetter = false, ...told }: Told,
): Promise<void> {
  const now = clock()
  await insertNotification(db, { id: newId(), ...told, createdAt: now, mailedAt: hasOwnLetter ? now : null })
}
