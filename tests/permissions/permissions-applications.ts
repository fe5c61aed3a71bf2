import { aJob } from '../factories/a-job.ts'
import { anApplication } from '../factories/an-application.ts'
import { candidateAlone, candidates, employerAlone, employers, recruiterAlone, type Row } from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'
import type { Person } from '../portal.ts'

/** An application of `candidate` for a job of `employer`. */
export async function itsApplication(world: World): Promise<string> {
  const { candidate, employer } = world.people
  const company = await world.db.selectFrom('employers').select('id').where('userId', '=', employer.id).executeTakeFirstOrThrow()
  const { applicationId } = await anApplication(world, { candidate, employer: { ...employer, employerId: company.id } })
  return applicationId
}

const its =
  (body?: object): Sample =>
  async (world) => ({ params: { applicationId: await itsApplication(world) }, ...(body ? { body } : {}) })

const written = (writer: 'candidate' | 'employer', path: string): Sample => {
  return async (world) => {
    const applicationId = await itsApplication(world)
    const person: Person = world.people[writer]
    const { id } = (await person.call(`POST ${path}/${applicationId}/messages`, { body: 'Good morning' })).json()
    return { params: { applicationId }, body: { messageId: id } }
  }
}

const message = { body: 'When may I come?' }

export const ofApplications: Readonly<Record<string, Row>> = {
  'POST /api/applications': [
    candidates(201),
    async ({ db, cvOf }, caller) => {
      if (/andidate|former/.test(caller)) await cvOf(caller)
      return { body: { jobId: (await aJob(db)).jobId } }
    },
  ],
  'GET /api/applications/my-applications': [candidates()],
  'GET /api/applications/status-counts': [candidates()],
  'GET /api/applications/job-ids': [candidates()],
  'GET /api/applications/recommended-jobs': [candidates()],
  'GET /api/applications/:applicationId': [candidateAlone(), its()],
  'GET /api/applications/:applicationId/cv': [candidateAlone(), its()],
  'POST /api/applications/:applicationId/withdraw': [candidateAlone(), its()],
  'GET /api/applications/:applicationId/messages': [candidateAlone(), its()],
  'POST /api/applications/:applicationId/messages': [candidateAlone(201), its(message)],
  'PUT /api/applications/:applicationId/messages/read': [candidateAlone(), written('employer', '/api/employer/applications')],

  'GET /api/employer/applications': [employers()],
  'GET /api/employer/applications/:applicationId': [employerAlone(), its()],
  'GET /api/employer/applications/:applicationId/cv': [employerAlone(), its()],
  'PUT /api/employer/applications/:applicationId/status': [recruiterAlone(), its({ from: 'applied', to: 'interview' })],
  'GET /api/employer/applications/:applicationId/messages': [employerAlone(), its()],
  'POST /api/employer/applications/:applicationId/messages': [recruiterAlone(201), its(message)],
  'PUT /api/employer/applications/:applicationId/messages/read': [recruiterAlone(), written('candidate', '/api/applications')],
}
