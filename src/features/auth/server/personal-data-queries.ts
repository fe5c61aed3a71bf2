import type { Db, Tx } from '#platform/server/db.ts'

/** Undefined values are not changed. */
export type PersonalData = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly location: string | null
  readonly about: string | undefined
  readonly skills: string[]
  readonly experience: number | null
  readonly workExperience: string | undefined
  readonly education: string | undefined
  readonly demographic: string | null
  readonly availabilityDays: number | null
  readonly willingToMove: boolean | undefined
  readonly currentSalary: number | null
  readonly expectedSalary: number | null
}

type Change = { readonly userId: string; readonly version: number; readonly data: PersonalData; readonly now: Date }

/** Returns false if the profile has another version meanwhile: the update decides, not an earlier query. */
export async function changePersonalData(db: Db, { userId, version, data, now }: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((set) => ({ ...data, profileVersion: set('profileVersion', '+', 1), updatedAt: now }))
    .where('id', '=', userId)
    .where('profileVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the previous photo. The row is locked, so that each of two concurrent uploads removes the photo before it. */
export async function replacePhotoUrl(tx: Tx, userId: string, url: string | null, now: Date): Promise<string | null> {
  const before = await tx
    .selectFrom('users')
    .select('profileImageUrl')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('users').set({ profileImageUrl: url, updatedAt: now }).where('id', '=', userId).execute()
  return before.profileImageUrl
}

type NameAndPhone = { readonly firstName: string; readonly lastName: string; readonly phone: string }

/** Increments the version, so that a profile being edited in another tab is out of date. */
export async function changeNameAndPhone(db: Db, userId: string, { phone, ...names }: NameAndPhone, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ ...names, phone: phone || null, profileVersion: set('profileVersion', '+', 1), updatedAt: now }))
    .where('id', '=', userId)
    .execute()
}
