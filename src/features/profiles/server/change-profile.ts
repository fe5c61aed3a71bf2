import type { z } from 'zod'
import { changePersonalData, type PersonalData } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { type Profile, type ProfileBody, profiles } from '../contract.ts'
import { profileChanges } from './rate-limits.ts'
import { readProfile } from './read-profile.ts'

export async function changeProfile(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  userId: string,
  { version, ...fields }: ProfileBody,
): Promise<z.input<typeof Profile>> {
  const now = clock()
  await rateLimits.consume([countOf(profileChanges, userId)])
  const isSaved = await changePersonalData(db, { userId, version, data: rowOf(fields), now })
  if (!isSaved) throw refuse(profiles['PUT /api/profile'], 'changedElsewhere')
  return readProfile(db, userId)
}

/** Written out field by field, so that only these fields are stored. */
function rowOf(fields: Omit<ProfileBody, 'version'>): PersonalData {
  return {
    firstName: fields.firstName,
    lastName: fields.lastName,
    phone: fields.phone,
    location: fields.location,
    about: fields.about,
    skills: fields.skills,
    experience: fields.experience,
    workExperience: fields.workExperience && JSON.stringify(fields.workExperience),
    education: fields.education && JSON.stringify(fields.education),
    demographic: fields.demographic,
    availabilityDays: fields.availabilityDays,
    willingToMove: fields.willingToMove,
    currentSalary: fields.currentSalary,
    expectedSalary: fields.expectedSalary,
  }
}
