import type { z } from 'zod'
import { changePersonalData, type PersonalData } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Profile, type ProfileBody, profiles } from '../contract.ts'
import { readProfile } from './read-profile.ts'

const perUser = { max: 120, windowSeconds: 60 * 60 }

export async function changeProfile(
  { db, limits, clock }: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  userId: string,
  { version, ...said }: ProfileBody,
): Promise<z.input<typeof Profile>> {
  const now = clock()
  const wait = await limits.hit(`profile ${userId}`, perUser, now)
  if (wait !== null) throw new TooMany(wait)
  const isSaved = await changePersonalData(db, { userId, version, data: rowOf(said), now })
  if (!isSaved) throw refuse(profiles['PUT /api/profile'], 'changedElsewhere')
  return readProfile(db, userId)
}

/** Field by field, so that nothing gets into the account that is not named here. */
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
