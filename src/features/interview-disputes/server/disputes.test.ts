import { expect, test } from 'vitest'
import type { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import { anInterview, anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'
import type { QueuedDispute } from '../contract.ts'

const portal = await openPortal()
const owner = await anInterviewer(portal)
const staff = await portal.aStaffMember('support')

async function anEndedInterview() {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  await interview.end()
  const path = `/api/candidate/interviews/${interview.id}/dispute`
  return { ...interview, path, ask: (reason = 'I said 4, not 40') => interview.call(`POST ${path}`, { reason }) }
}
const queued = async (): Promise<QueuedDispute[]> => (await staff.call('GET /api/admin/interview-disputes')).json()
const disputeOf = async (sessionId: string) => (await queued()).find(({ report }) => report.id === sessionId)
const decide = (id: string | undefined, status: string, reason = 'The transcript is wrong there') =>
  staff.call(`PUT /api/admin/interview-disputes/${id}`, { from: 'open', status, reason })
const reportOf = async (id: string): Promise<SessionReport> => (await owner.call(`GET /api/interviews/${id}`)).json()

test('a candidate can request one review of a scored interview', async () => {
  const interview = await anEndedInterview()
  expect((await interview.call(`GET ${interview.path}`)).json()).toEqual({ dispute: null })
  expect((await interview.ask(' ')).statusCode).toBe(400)
  const both = await Promise.all([interview.ask(), interview.ask()])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await interview.call(`GET ${interview.path}`)).json()).toMatchObject({ dispute: { status: 'open', answer: null } })
  expect((await portal.visitor.call(`POST ${interview.path}`, { reason: 'Mine' })).json()).toMatchObject({ code: 'linkNeeded' })
  const scheduled = await anInterview(portal, owner)
  const early = await scheduled.call(`POST /api/candidate/interviews/${scheduled.id}/dispute`, { reason: 'Too early' })
  expect(early.json()).toMatchObject({ code: 'notScored' })
})

test('staff read scores and transcript; an upheld dispute removes the scores and keeps the answers', async () => {
  const interview = await anEndedInterview()
  await interview.ask()
  const dispute = await disputeOf(interview.id)
  expect(dispute).toMatchObject({ reason: 'I said 4, not 40', company: 'Lotus Care Hospital', report: { weightedScore: 8 } })
  expect(JSON.stringify(dispute), 'the address is not part of the decision').not.toContain(interview.email)
  expect(dispute?.report.transcript.some(({ text }) => text === strongAnswer)).toBe(true)
  expect((await decide(dispute?.id, 'upheld', '')).statusCode).toBe(400)
  const answers = await Promise.all([decide(dispute?.id, 'upheld'), decide(dispute?.id, 'declined')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  await portal.settle()
  expect(portal.emails.findLast(({ to }) => to === interview.email)?.text).toContain('The transcript is wrong there')
})

test('after an upheld dispute nothing is scored again, and a declined one changes nothing', async () => {
  const [upheld, declined] = [await anEndedInterview(), await anEndedInterview()]
  for (const { ask } of [upheld, declined]) await ask()
  await decide((await disputeOf(upheld.id))?.id, 'upheld')
  await decide((await disputeOf(declined.id))?.id, 'declined')
  expect(await reportOf(declined.id)).toMatchObject({ weightedScore: 8, hasScoring: true })
  expect(await reportOf(upheld.id)).toMatchObject({ weightedScore: 0, hasScoring: false })
  const line = (await upheld.read()).transcript.findLast(({ speaker }) => speaker === 'candidate')
  await upheld.call(`PUT /api/candidate/interviews/${upheld.id}/lines/${line?.id}`, { text: `${strongAnswer} It was 4.` })
  const after = await reportOf(upheld.id)
  expect(after).toMatchObject({ weightedScore: 0, answers: [{ score: null }, {}, {}, {}, {}, {}, {}, {}] })
  expect(after.transcript.some(({ text }) => text === strongAnswer)).toBe(true)
})
