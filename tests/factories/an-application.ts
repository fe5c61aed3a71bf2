import { aCv } from './a-cv.ts'
import { aJob } from './a-job.ts'
import type { Person, TestPortal } from '../portal.ts'

type Employer = Awaited<ReturnType<TestPortal['anEmployer']>>
type ApplicationSetup = {
  readonly candidate?: Person
  readonly employer?: Employer
  readonly title?: string
  readonly coverLetter?: string
}

export type ApplicationCase = {
  readonly candidate: Person
  readonly employer: Employer
  readonly jobId: string
  readonly applicationId: string
  /** The API paths of the application, for the candidate (`mine`) and for the employer (`theirs`). */
  readonly mine: string
  readonly theirs: string
}

/** A candidate with a CV applies for a job of a company with an account. */
export async function anApplication(portal: TestPortal, given: ApplicationSetup = {}): Promise<ApplicationCase> {
  const { candidate = await portal.aUser(), employer = await portal.anEmployer(), title = 'Ward Sister', coverLetter } = given
  if ((await candidate.call('GET /api/cvs/my-cv')).json() === null) await aCv(candidate)
  const { jobId } = await aJob(portal.db, { title, postedBy: employer.employerId })
  const answer = await candidate.call('POST /api/applications', { jobId, ...(coverLetter ? { coverLetter } : {}) })
  const { id: applicationId } = answer.json<{ id: string }>()
  const [mine, theirs] = [`/api/applications/${applicationId}`, `/api/employer/applications/${applicationId}`]
  return { candidate, employer, jobId, applicationId, mine, theirs }
}
