import type { Db, Tx } from '#platform/server/db.ts'

const columns = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'location',
  'about',
  'skills',
  'experience',
  'workExperience',
  'education',
  'demographic',
  'availabilityDays',
  'currentSalary',
  'expectedSalary',
  'profileImageUrl',
  'profileVersion',
] as const

export async function findProfileRow(db: Db, userId: string) {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
}

/** What is undefined stays as it is. */
export type ProfileRow = {
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
  readonly currentSalary: number | null
  readonly expectedSalary: number | null
}

type Change = { readonly userId: string; readonly version: number; readonly row: ProfileRow; readonly now: Date }

/** False when the profile has another version by now: the row decides, not a look beforehand. */
export async function updateProfileRow(db: Db, { userId, version, row, now }: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((set) => ({ ...row, profileVersion: set('profileVersion', '+', 1), updatedAt: now }))
    .where('id', '=', userId)
    .where('profileVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers the address that stood there before. The row is held meanwhile, so that two uploads at once drop each other's photo and no third. */
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

/** Which of these addresses somebody shows. */
export async function listShownPhotoUrls(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db.selectFrom('users').select('profileImageUrl').where('profileImageUrl', 'in', urls).execute()
  return new Set(rows.map(({ profileImageUrl }) => String(profileImageUrl)))
}
