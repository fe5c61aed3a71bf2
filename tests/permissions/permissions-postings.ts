import { randomUUID } from 'node:crypto'
import { aJob } from '../factories/a-job.ts'
import { aPosting } from '../factories/a-posting.ts'
import { candidates, employerAlone, employers, recruiterAlone, recruiters, type Row, support } from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'

/** The company of `employer`, with room for every posting of this table. */
async function companyOf({ db, people }: World): Promise<string> {
  const { id } = await db.selectFrom('employers').select('id').where('userId', '=', people.employer.id).executeTakeFirstOrThrow()
  await db.updateTable('employers').set({ jobPostingLimit: 10_000, isVerified: true }).execute()
  return id
}

const its =
  (state: 'draft' | 'open', body?: object): Sample =>
  async (world) => ({
    params: { postingId: await aPosting(world.db, { employerId: await companyOf(world), state }) },
    ...(body ? { body } : {}),
  })

const reported: Sample = async ({ db }) => ({ params: { jobId: (await aJob(db)).jobId }, body: { reason: 'not_real' } })

const waiting: Sample = async ({ db, people }) => {
  const { jobId } = await aJob(db)
  await people.candidate.call(`POST /api/jobs/${jobId}/reports`, { reason: 'not_real' })
  return { params: { jobId }, body: { decision: 'release', reason: 'Nothing is wrong with it' } }
}

const aFile = Buffer.from('title,description,place\n')
const headers = { 'content-type': 'application/octet-stream' }

export const ofPostings: Readonly<Record<string, Row>> = {
  'GET /api/employer/postings': [employers()],
  'GET /api/employer/postings/:postingId': [employerAlone(), its('draft')],
  'PUT /api/employer/postings/:postingId/draft': [recruiterAlone(), its('draft', { title: 'Nurse' })],
  'DELETE /api/employer/postings/:postingId': [recruiterAlone(), its('draft')],
  'POST /api/employer/postings/:postingId/publish': [recruiterAlone(), its('draft')],
  'PUT /api/employer/postings/:postingId/state': [recruiterAlone(), its('open', { action: 'pause' })],
  'GET /api/employer/postings/:postingId/boost': [employers(), () => ({ params: { postingId: randomUUID() } })],
  'POST /api/employer/postings/:postingId/boost': [recruiters(404), () => ({ params: { postingId: randomUUID() } })],
  'POST /api/employer/posting-imports/check': [recruiters(), () => ({ body: aFile, headers })],
  // The file has no job in it.
  'POST /api/employer/posting-imports': [recruiters(409), () => ({ body: aFile, headers, query: { digest: 'of another file' } })],
  'POST /api/jobs/:jobId/reports': [candidates(201), reported],
  'GET /api/admin/job-reports': [support()],
  'PUT /api/admin/job-reports/:jobId': [support(), waiting],
}
