import { newId } from '#platform/server/new-id.ts'
import { aJob } from '../factories/a-job.ts'
import { work } from '../factories/a-resume.ts'
import { aProfile } from '../factories/a-profile.ts'
import { candidateAlone, candidates, employers, recruiterAlone, recruiters, type Row } from './permission-statuses.ts'
import type { Role, World } from './permission-world.ts'

/** Search of resumes, requests for contact details, blocks, invitations, saved searches. */
export const ofResumes: Readonly<Record<string, Row>> = {
  'GET /api/employer/resumes': [employers(), async (world) => ({ query: { q: 'nurse' }, ...(await nothing(world)) })],
  'GET /api/employer/resumes/:resumeId': [employers(), async (world) => ({ params: { resumeId: await aPerson(world) } })],
  'GET /api/employer/resumes/:resumeId/contact': [employers(), async (world) => ({ params: { resumeId: await aPerson(world) } })],
  'GET /api/employer/resume-account': [employers()],
  'GET /api/employer/resume-requests': [employers()],
  'POST /api/employer/resumes/:resumeId/requests': [
    recruiters(201),
    async (world, caller) => ({ params: { resumeId: await aPerson(world) }, body: { jobId: await aJobOf(world, caller) } }),
  ],
  'POST /api/employer/resumes/:resumeId/invitations': [
    recruiters(201),
    async (world, caller) => ({ params: { resumeId: await aPerson(world) }, body: { jobId: await aJobOf(world, caller) } }),
  ],
  'POST /api/employer/resume-requests/:id/unlock': [
    recruiterAlone(),
    async (world) => ({ params: { id: await aRequest(world, 'accepted') } }),
  ],
  'POST /api/employer/resume-requests/:id/return': [
    recruiterAlone(),
    async (world) => ({ params: { id: await aRequest(world, 'unlocked') }, body: { reason: 'phone' } }),
  ],
  'GET /api/resume-requests': [candidates()],
  'PUT /api/resume-requests/:id': [
    candidateAlone(),
    async (world) => ({ params: { id: await aRequest(world, 'pending') }, body: { answer: 'decline' } }),
  ],
  'GET /api/blocked-companies': [candidates()],
  'PUT /api/blocked-companies/:employerId': [
    candidates(),
    async (world) => ({ params: { employerId: (await aJob(world.db)).employerId } }),
  ],
  'DELETE /api/blocked-companies/:employerId': [candidates(), () => ({ params: { employerId: newId() } })],
  'GET /api/employer/resume-searches': [employers()],
  'POST /api/employer/resume-searches': [recruiters(201), () => ({ body: { query: { q: 'nurse' } } })],
  'PUT /api/employer/resume-searches/:id': [
    // A saved search belongs to the colleague who has saved it.
    { ...recruiterAlone(), recruiter: 404 },
    async (world) => ({ params: { id: await aSearch(world) }, body: { isActive: true } }),
  ],
  'DELETE /api/employer/resume-searches/:id': [
    { ...recruiterAlone(), recruiter: 404 },
    async (world) => ({ params: { id: await aSearch(world) } }),
  ],
}

const nothing = async ({ db }: World): Promise<object> => {
  await db.updateTable('employers').set({ isVerified: true }).execute()
  return {}
}

/** A new person whom employers find, and companies that are verified. */
async function aPerson(world: World): Promise<string> {
  await nothing(world)
  const person = await world.aUser()
  await person.call('PUT /api/profile', { ...aProfile, workExperience: work('Nurse'), version: 0 })
  return person.id
}

async function companyOf({ db, people }: World, role: 'employer' | 'otherEmployer'): Promise<string> {
  return (await db.selectFrom('employers').select('id').where('userId', '=', people[role].id).executeTakeFirstOrThrow()).id
}

async function aJobOf(world: World, caller: Role): Promise<string> {
  return (await aJob(world.db, { postedBy: await companyOf(world, caller === 'otherEmployer' ? caller : 'employer') })).jobId
}

/** From the company of `employer` to `candidate`. */
async function aRequest(world: World, status: 'pending' | 'accepted' | 'unlocked'): Promise<string> {
  const { db, people } = world
  await nothing(world)
  const employerId = await companyOf(world, 'employer')
  await people.employer.call('GET /api/employer/resume-account')
  await db.deleteFrom('resumeRequests').where('userId', '=', people.candidate.id).execute()
  const now = new Date()
  const id = newId()
  const unlockedAt = status === 'unlocked' ? now : null
  const request = {
    id,
    employerId,
    userId: people.candidate.id,
    jobId: null,
    jobTitle: 'Nurse',
    requestedBy: null,
    message: null,
  }
  await db
    .insertInto('resumeRequests')
    .values({ ...request, status, requestedAt: now, unlockedAt, endsAt: new Date(now.getTime() + 1_000_000) })
    .execute()
  return id
}

async function aSearch({ people }: World): Promise<string> {
  const answer = await people.employer.call('POST /api/employer/resume-searches', { query: { q: 'nurse' } })
  return answer.json<{ id: string }>().id
}
