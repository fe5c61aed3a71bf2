import type { Db } from '#platform/server/db.ts'

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
  'willingToMove',
  'currentSalary',
  'expectedSalary',
  'profileImageUrl',
  'profileVersion',
] as const

export async function findProfileRow(db: Db, userId: string) {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
}

/** The photos among these that an account shows. */
export async function listShownPhotoUrls(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db.selectFrom('users').select('profileImageUrl').where('profileImageUrl', 'in', urls).execute()
  return new Set(rows.map(({ profileImageUrl }) => String(profileImageUrl)))
}
