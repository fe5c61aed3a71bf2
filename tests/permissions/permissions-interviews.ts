import { randomUUID } from 'node:crypto'
import { standardKit } from '#features/interviewer-kits/server/standard-kit.ts'
import { noticeVersion } from '#features/interview-sessions/consent-items.ts'
import { employerAlone, employers, everyone, recruiterAlone, recruiters, support, type Row } from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'

/** Every company has the add-on. */
const addonForAll = ({ db }: World) => db.updateTable('employers').set({ interviewerAddonActive: true }).execute()

const aKit: Sample = async (world) => {
  await addonForAll(world)
  const { id: kitId } = (await world.people.employer.call('POST /api/interviewer/kits', {})).json<{ id: string }>()
  const { id: _id, version: _version, ...content } = standardKit()
  return { params: { kitId }, body: { version: 1, content } }
}

const copies: Sample = async (world) => {
  await addonForAll(world)
  await world.db.deleteFrom('interviewerKits').execute()
  return { body: {} }
}

const asha = { candidate: 'Asha Menon', role: 'Ward Sister' }

const schedules: Sample = async (world) => {
  await addonForAll(world)
  return { body: asha }
}

const scheduled = async (world: World, over: object = {}): Promise<{ readonly id: string }> => {
  await addonForAll(world)
  const { id } = (await world.people.employer.call('POST /api/interviews', asha)).json<{ id: string }>()
  await world.db
    .updateTable('interviewSessions')
    .set({ candidate: 'Asha', ...over })
    .where('id', '=', id)
    .execute()
  return { id }
}

const its: Sample = async (world) => ({ params: await scheduled(world) })

const decided: Sample = async (world) => ({
  params: await scheduled(world, { status: 'completed', endedAt: new Date() }),
  body: { decision: 'advance' },
})

/** Of the candidate, with what would succeed in the browser that has opened the link. Every other browser is refused, also those of the company. */
const withoutLink =
  (body: object = {}): Sample =>
  async (world) => ({ params: { sessionId: (await scheduled(world)).id }, body })

const disputed: Sample = async (world) => {
  const { id: sessionId } = await scheduled(world, { status: 'completed', endedAt: new Date() })
  const disputeId = randomUUID()
  await world.db.insertInto('interviewDisputes').values({ id: disputeId, sessionId, reason: 'I said something else' }).execute()
  return { params: { disputeId }, body: { from: 'open', status: 'declined', reason: 'The quotes are right' } }
}

export const ofInterviews: Readonly<Record<string, Row>> = {
  'GET /api/interviewer/kit': [employers()],
  'GET /api/interviewer/kit/public': [everyone()],
  'GET /api/interviewer/kits': [employers()],
  'POST /api/interviewer/kits': [recruiters(201), copies],
  'PUT /api/interviewer/kits/:kitId': [
    recruiterAlone(),
    async (world, caller) => {
      await world.db.deleteFrom('interviewerKits').execute()
      return aKit(world, caller)
    },
  ],
  'DELETE /api/interviewer/kits/:kitId': [
    recruiterAlone(),
    async (world, caller) => {
      await world.db.deleteFrom('interviewerKits').execute()
      return { params: (await aKit(world, caller)).params ?? {} }
    },
  ],
  'GET /api/interviews': [employers()],
  'GET /api/interviews/summary': [employers()],
  'POST /api/interviews': [recruiters(201), schedules],
  'GET /api/interviews/:id': [employerAlone(), its],
  'GET /api/interviews/:id/report': [employerAlone(), its],
  'POST /api/interviews/:id/cancel': [recruiterAlone(), its],
  'POST /api/interviews/:id/resend': [recruiterAlone(), its],
  'PUT /api/interviews/:id/decision': [recruiterAlone(), decided],
  'GET /api/candidate/interviews/:sessionId': [
    everyone(),
    async (world) => ({ params: { sessionId: (await scheduled(world)).id } }),
  ],
  'POST /api/candidate/interviews/:sessionId/consent': [
    everyone(403),
    withoutLink({ version: noticeVersion, items: ['transcript', 'sharing'] }),
  ],
  'POST /api/candidate/interviews/:sessionId/decline': [everyone(403), withoutLink()],
  'POST /api/candidate/ai/ephemeral-token': [
    everyone(403),
    async (world) => ({ body: { sessionId: (await scheduled(world)).id } }),
  ],
  // Refused before the link is checked: what is sent is no offer.
  'POST /api/candidate/interviews/:sessionId/call': [everyone(415), withoutLink()],
  'POST /api/candidate/interviews/:sessionId/leave': [everyone(403), withoutLink()],
  'POST /api/candidate/interviews/:sessionId/start': [everyone(403), withoutLink({ token: 'made up' })],
  'POST /api/candidate/interviews/:sessionId/answer': [everyone(403), withoutLink({ turn: 1, text: 'Yes' })],
  'POST /api/candidate/interviews/:sessionId/action': [everyone(403), withoutLink({ turn: 1, action: 'skip' })],
  'POST /api/interviews/:sessionId/score': [
    everyone(403),
    withoutLink({ questionId: 'mistake', competency: 'Learning', score: 10, justification: 'Mine' }),
  ],
  'POST /api/interviews/:sessionId/end': [everyone(403), withoutLink()],
  'PUT /api/candidate/interviews/:sessionId/lines/:lineId': [
    everyone(403),
    async (world) => ({ params: { sessionId: (await scheduled(world)).id, lineId: randomUUID() }, body: { text: 'Yes' } }),
  ],
  'POST /api/candidate/interviews/:sessionId/release': [everyone(403), withoutLink()],
  'POST /api/candidate/interviews/:sessionId/withdraw': [everyone(403), withoutLink()],
  'GET /api/candidate/interviews/:sessionId/dispute': [
    everyone(403),
    async (world) => ({ params: { sessionId: (await scheduled(world)).id } }),
  ],
  'POST /api/candidate/interviews/:sessionId/dispute': [everyone(403), withoutLink({ reason: 'I said something else' })],
  'GET /api/admin/interview-disputes': [support()],
  'PUT /api/admin/interview-disputes/:disputeId': [support(), disputed],
}
