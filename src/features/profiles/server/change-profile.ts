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
  { version, ...said }: ProfileBody,
): Promise<z.input<typeof Profile>> {
  const now = clock()
  await rateLimits.consume([countOf(profileChanges, userId)])
  const isSaved = await changePersonalData(db, { userId, version, data: rowOf(said), now })
  if (!isSaved) throw refuse(profiles['PUT /api/profile'], 'changedElsewhere')
  return readProfile(db, userId)
}

/** Field by field, so that only fields named here are stored. */
function rowOf(said: Omit<ProfileBody, 'version'>): PersonalData {
  return {
    firstName: said.firstName,
    lastName: said.lastName,
    phone: said.phone,
    location: said.location,
    about: said.about,
    skills: said.skills,
    experience: said.experience,
    workExperience: said.workExperience && JSON.stringify(said.workExperience),
    education: said.education && JSON.stringify(said.education),
    demographic: said.demographic,
    availabilityDays: said.availabilityDays,
    currentSalary: said.currentSalary,
    expectedSalary: said.expectedSalary,
  }
}
