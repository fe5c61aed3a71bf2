import type { Person, TestPortal } from '../portal.ts'
import { aProfile } from './a-profile.ts'

type Over = Partial<
  Omit<typeof aProfile, 'experience' | 'availabilityDays' | 'expectedSalary' | 'demographic' | 'location' | 'willingToMove'>
> & {
  readonly experience?: number | null
  readonly availabilityDays?: number | null
  readonly expectedSalary?: number | null
  readonly demographic?: string | null
  readonly location?: string | null
  readonly willingToMove?: boolean
}

/** One entry of work experience. */
export const work = (position: string, company = 'Nadi Payments', description = 'Kept the ward running by day and by night.') => [
  { company, position, startDate: '2021-04', endDate: '', current: true, description },
]

/** A person that employers can find: with a profile, without a CV. */
export async function aResume(portal: TestPortal, over: Over = {}): Promise<Person> {
  const { firstName = 'Asha', lastName = 'Menon' } = over
  const person = await portal.aUser({ firstName, lastName })
  const body = { ...aProfile, skills: ['Patient care'], workExperience: work('Staff Nurse'), ...over, version: 0 }
  const answer = await person.call('PUT /api/profile', body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return person
}

/** An employer with a verified company and units to unlock people. */
export async function aVerifiedEmployer(portal: TestPortal, companyName = 'Lotus Care Hospital') {
  const employer = await portal.anEmployer({ companyName })
  await portal.db.updateTable('employers').set({ isVerified: true }).where('id', '=', employer.employerId).execute()
  return employer
}
