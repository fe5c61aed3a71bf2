import { findPerson, type Person } from '#features/auth/server/public.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { findCvOf } from '#features/cvs/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { NotFound } from '#platform/server/failures.ts'
import { type ProfileFacts, profileStrength, type ProfileStrength } from '../rules.ts'

export async function measureStrength(db: Db, userId: string): Promise<ProfileStrength> {
  const [person, cv] = await Promise.all([findPerson(db, userId), findCvOf(db, userId)])
  // The account was deleted after the request was authenticated.
  if (!person) throw new NotFound()
  return profileStrength(factsOf(person, cv?.body ?? null))
}

/** Facts of the CV count even if they are not in the profile. */
function factsOf(person: Person, cv: CvBody | null): ProfileFacts {
  return {
    isEmailVerified: person.emailVerified,
    hasPhoto: Boolean(person.profileImageUrl),
    hasPhone: Boolean(person.phone ?? cv?.personalInfo.phone),
    hasLocation: Boolean(person.location ?? cv?.personalInfo.address),
    hasExperience: person.experience !== null || (cv?.experience ?? []).length > 0,
    hasCurrentSalary: person.currentSalary !== null,
    hasExpectedSalary: person.expectedSalary !== null,
    hasAvailability: person.availabilityDays !== null,
    hasCv: cv !== null,
    skillCount: Math.max(person.skills.length, cv?.skills.length ?? 0),
  }
}
