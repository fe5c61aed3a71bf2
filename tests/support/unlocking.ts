/** The steps that tests of unlocks share. */
import type { ContactState } from '#features/resume-unlocks/contract.ts'
import { findUnits } from '#features/resume-unlocks/server/unit-queries.ts'
import { aJob } from '../factories/a-job.ts'
import { aVerifiedEmployer } from '../factories/a-resume.ts'
import type { Person, TestPortal } from '../portal.ts'

type Employer = Person & { readonly employerId: string }

const ask = (employer: Person, resumeId: string, jobId: string) =>
  employer.call(`POST /api/employer/resumes/${resumeId}/requests`, { jobId, message: 'We would like to talk.' })
const answer = (person: Person, id: string, given: 'accept' | 'decline') =>
  person.call(`PUT /api/resume-requests/${id}`, { answer: given })
const contactOf = async (employer: Person, resumeId: string): Promise<ContactState> =>
  (await employer.call(`GET /api/employer/resumes/${resumeId}/contact`)).json<ContactState>()

export function unlockingIn(portal: TestPortal) {
  const { db } = portal

  async function aCompany(name = 'Lotus Care Hospital'): Promise<{ readonly employer: Employer; readonly jobId: string }> {
    const employer = await aVerifiedEmployer(portal, name)
    const { jobId } = await aJob(db, { postedBy: employer.employerId, title: 'Ward Sister' })
    return { employer, jobId }
  }

  const units = (employer: Employer): Promise<number> => findUnits(db, employer.employerId)

  /** Sets the number of unlocks that a company has left. */
  async function setUnits(employer: Employer, wanted: number): Promise<void> {
    await employer.call('GET /api/employer/resume-account')
    const left = await units(employer)
    if (left === wanted) return
    const entry = { employerId: employer.employerId, requestId: null, reference: null, createdAt: new Date() }
    await db
      .insertInto('resumeUnits')
      .values({ id: crypto.randomUUID(), units: wanted - left, kind: wanted > left ? 'granted' : 'expired', ...entry })
      .execute()
  }
  return { aCompany, ask, answer, contactOf, units, setUnits }
}
