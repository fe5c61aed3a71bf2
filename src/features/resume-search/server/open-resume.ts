import { findCompanyFacts } from '#features/employers/server/public.ts'
import { recordView } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { countOf, hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { resumes, type Resume } from '../contract.ts'
import { resumeOf } from './present-resume.ts'
import { findOwnJobTitle, listPeople } from './resume-queries.ts'

const call = resumes['GET /api/employer/resumes/:resumeId']

/** More than a person reads in a day; it stops programs that copy all resumes. */
const resumesOpened: RateLimit = { name: 'resumes opened by a company', per: 'company', max: 400, windowSeconds: oneDay }
export const resumeSearches: RateLimit = {
  name: 'resume searches of a company',
  per: 'company',
  max: 1_200,
  windowSeconds: hours(1),
}

/** Refuses unverified companies, because anybody can register one. */
export async function expectVerified(db: Db, employerId: string): Promise<void> {
  const company = await findCompanyFacts(db, employerId)
  if (!company?.isVerified) throw refuse(call, 'notVerified')
}

type ResumeQuery = { readonly resumeId: string; readonly jobId?: string | undefined }

/** Opens a resume and records by whom, when, and for which job, so that the person can see it. */
export async function openResume(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { employerId, name }: EmployerCaller,
  { resumeId, jobId }: ResumeQuery,
): Promise<Resume> {
  await expectVerified(db, employerId)
  await rateLimits.consume([countOf(resumesOpened, employerId)])
  return db.transaction().execute(async (tx) => {
    const [person] = await listPeople(tx, [resumeId], employerId)
    if (!person) throw refuse(call, 'notFound')
    const about = jobId === undefined ? null : await findOwnJobTitle(tx, employerId, jobId)
    await recordView(tx, { at: { userId: resumeId }, by: { kind: 'employer', id: employerId, name }, what: 'cv', about }, clock())
    return resumeOf(person)
  })
}
