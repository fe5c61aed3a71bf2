import { randomUUID } from 'node:crypto'
import {
  candidateAlone,
  candidates,
  employerAlone,
  employers,
  recruiterAlone,
  recruiters,
  type Row,
} from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'
import { itsApplication } from './permissions-applications.ts'

const its =
  (body?: object): Sample =>
  async (world) => ({ params: { applicationId: await itsApplication(world) }, ...(body ? { body } : {}) })

const tomorrow = (): string => new Date(Date.now() + 26 * 3_600_000).toISOString()
/** Different for each call: one interviewer has one interview at a time. */
let hours = 26
const laterTime = (): string => new Date(Date.now() + hours++ * 3_600_000).toISOString()

const invitation = () => ({ startsAt: [laterTime()], minutes: 30, way: 'phone' })

async function invited(world: World): Promise<{ applicationId: string; startsAt: string }> {
  const applicationId = await itsApplication(world)
  const body = invitation()
  await world.people.employer.call(`POST /api/employer/applicants/${applicationId}/interview`, body)
  return { applicationId, startsAt: body.startsAt[0] ?? tomorrow() }
}

const itsInvitation: Sample = async (world) => ({ params: { applicationId: (await invited(world)).applicationId } })
const itsBooking: Sample = async (world) => {
  const { applicationId, startsAt } = await invited(world)
  await world.people.candidate.call(`PUT /api/applications/${applicationId}/interview`, { startsAt })
  return { params: { applicationId } }
}

const itsJob =
  (body?: object): Sample =>
  async (world) => {
    const applicationId = await itsApplication(world)
    const { jobId } = await world.db
      .selectFrom('applications')
      .select('jobId')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return { params: { jobId }, ...(body ? { body } : {}) }
  }

const itsFilter: Sample = async (world) => {
  const applicationId = await itsApplication(world)
  const { jobId } = await world.db
    .selectFrom('applications')
    .select('jobId')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return { query: { jobId } }
}

const itsMove: Sample = async (world) => {
  const applicationId = await itsApplication(world)
  const body = { moves: [{ applicationId, from: 'applied' }], to: 'in_review' }
  const { undo } = (await world.people.employer.call('POST /api/employer/applicants/moves', body)).json()
  return { params: { moveId: undo.moveId } }
}

const itsNote: Sample = async (world, caller) => {
  const applicationId = await itsApplication(world)
  const writer = world.people[caller === 'recruiter' ? caller : 'employer']
  const { id } = (await writer.call(`POST /api/employer/applicants/${applicationId}/notes`, { body: 'Good' })).json()
  return { params: { applicationId, noteId: id } }
}

const scorecard = { ratings: [{ competency: 'Communication', score: 3 }] }
const settings = { isBlind: false, competencies: ['Communication'] }

export const ofApplicants: Readonly<Record<string, Row>> = {
  'GET /api/employer/applicants/overview': [employers()],
  'GET /api/employer/applicants': [employers()],
  'GET /api/employer/applicants/board': [employers()],
  'GET /api/employer/applicants/:applicationId': [employerAlone(), its()],
  'GET /api/employer/applicants/:applicationId/neighbours': [employerAlone(), its()],
  'POST /api/employer/applicants/moves': [
    recruiters(),
    async (world) => ({ body: { moves: [{ applicationId: await itsApplication(world), from: 'applied' }], to: 'in_review' } }),
  ],
  'POST /api/employer/applicants/moves/:moveId/undo': [{ ...recruiterAlone(), otherEmployer: 409 }, itsMove],
  'POST /api/employer/applicants/:applicationId/notes': [recruiterAlone(201), its({ body: 'Speaks Marathi' })],
  'DELETE /api/employer/applicants/:applicationId/notes/:noteId': [recruiterAlone(), itsNote],
  'PUT /api/employer/applicants/:applicationId/scorecard': [recruiterAlone(), its(scorecard)],
  'GET /api/employer/jobs/:jobId/hiring-settings': [employerAlone(), itsJob()],
  'PUT /api/employer/jobs/:jobId/hiring-settings': [recruiterAlone(), itsJob(settings)],
  'POST /api/employer/applicants/messages': [
    recruiters(),
    async (world) => ({ body: { bulkId: randomUUID(), applicationIds: [await itsApplication(world)], body: 'Hello {name}' } }),
  ],
  'GET /api/employer/applicants/list.csv': [{ ...recruiters(), otherEmployer: 404 }, itsFilter],
  'GET /api/employer/applicants/cvs.zip': [{ ...recruiters(), otherEmployer: 404 }, itsFilter],
  'GET /api/employer/message-templates': [employers()],
  'POST /api/employer/message-templates': [
    recruiters(201),
    async ({ db }) => {
      await db.deleteFrom('messageTemplates').execute()
      return { body: { name: 'Thanks', body: 'Hello {name}' } }
    },
  ],
  'DELETE /api/employer/message-templates/:templateId': [
    recruiterAlone(),
    async ({ people, db }) => {
      await db.deleteFrom('messageTemplates').execute()
      const { id } = (
        await people.employer.call('POST /api/employer/message-templates', { name: 'Thanks', body: 'Hello' })
      ).json()
      return { params: { templateId: id } }
    },
  ],

  'GET /api/applications/interviews': [candidates()],
  'GET /api/applications/:applicationId/interview': [candidateAlone(), itsInvitation],
  'PUT /api/applications/:applicationId/interview': [
    candidateAlone(),
    async (world) => {
      const { applicationId, startsAt } = await invited(world)
      return { params: { applicationId }, body: { startsAt } }
    },
  ],
  'DELETE /api/applications/:applicationId/interview': [candidateAlone(), itsInvitation],
  'GET /api/applications/:applicationId/interview/calendar': [candidateAlone(), itsBooking],
  'GET /api/employer/applicants/:applicationId/interview': [employerAlone(), itsInvitation],
  'POST /api/employer/applicants/:applicationId/interview': [
    recruiterAlone(201),
    async (world) => ({ params: { applicationId: await itsApplication(world) }, body: invitation() }),
  ],
  'DELETE /api/employer/applicants/:applicationId/interview': [recruiterAlone(), itsInvitation],
  'GET /api/employer/applicants/:applicationId/interview/calendar': [employerAlone(), itsBooking],
}
