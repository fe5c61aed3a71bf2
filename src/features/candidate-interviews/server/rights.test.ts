import { expect, test } from 'vitest'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { generalAnswer, strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'
import type { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import { correctionHours } from '#features/interview-sessions/rules.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const owner = await anInterviewer(portal)
const report = async (id: string): Promise<SessionReport> => (await owner.call(`GET /api/interviews/${id}`)).json()

async function anEndedInterview() {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(generalAnswer)
  await interview.answer(generalAnswer)
  await interview.end()
  const line = (await interview.read()).transcript.findLast(({ text }) => text === generalAnswer)
  const path = `/api/candidate/interviews/${interview.id}`
  const correct = (text: string, lineId = line?.id) => interview.call(`PUT ${path}/lines/${lineId}`, { text })
  return { ...interview, path, correct, line }
}

test('a correction is shown beside the original, and the answer is scored again', async () => {
  const interview = await anEndedInterview()
  const before = await report(interview.id)
  expect([before.isProvisional, before.answers[0]?.score]).toEqual([true, 3])
  expect((await interview.correct(strongAnswer)).json().transcript).toContainEqual(
    expect.objectContaining({ text: generalAnswer, correction: strongAnswer }),
  )
  const after = await report(interview.id)
  expect([after.answers[0]?.score, after.weightedScore]).toEqual([8, 8])
  expect(after.transcript.find(({ correction }) => correction)).toMatchObject({ text: generalAnswer, correction: strongAnswer })
})

test('candidates can correct only their own lines, within 48 hours, and not after the release', async () => {
  const interview = await anEndedInterview()
  const asked = (await interview.read()).transcript.find(({ speaker }) => speaker === 'interviewer')
  expect((await interview.correct('Another question', asked?.id)).statusCode).toBe(404)
  const other = await anEndedInterview()
  expect((await interview.correct('Not mine', other.line?.id)).statusCode).toBe(404)
  expect((await interview.call(`POST ${interview.path}/release`)).json()).toMatchObject({
    isReleased: true,
    correctionsUntil: null,
  })
  expect((await interview.correct('Too late')).json()).toMatchObject({ code: 'notAfter' })
  expect(await report(interview.id)).toMatchObject({ isProvisional: false, provisionalUntil: null })
  const start = now
  now = new Date(now.getTime() + correctionHours * 3_600_000)
  expect((await other.correct('Too late')).json()).toMatchObject({ code: 'notAfter' })
  expect(await report(other.id)).toMatchObject({ isProvisional: false })
  now = start
})

test('withdrawing the consent deletes transcript and scores, and keeps the fact that there was an interview', async () => {
  const interview = await anEndedInterview()
  const withdraw = () => interview.call(`POST ${interview.path}/withdraw`)
  expect((await withdraw()).json()).toMatchObject({ isWithdrawn: true, transcript: [], scores: [] })
  expect((await withdraw()).statusCode).toBe(200)
  expect(await report(interview.id)).toMatchObject({ isWithdrawn: true, transcript: [], weightedScore: 0, status: 'completed' })
  const { rows } = await portal.pool.query('select 1 from interview_lines where session_id = $1', [interview.id])
  expect(rows).toEqual([])
  const decision = await owner.call(`PUT /api/interviews/${interview.id}/decision`, { decision: 'advance' })
  expect(decision.json()).toMatchObject({ code: 'notCompleted' })
  const running = await aRunningInterview(portal, owner)
  expect((await running.call(`POST /api/candidate/interviews/${running.id}/withdraw`)).json()).toMatchObject({
    status: 'cancelled',
  })
})

test('a withdrawn interview is not in any statistics', async () => {
  const other = await anInterviewer(portal)
  const interview = await aRunningInterview(portal, other)
  await interview.answer(strongAnswer)
  await interview.end()
  await interview.call(`POST /api/candidate/interviews/${interview.id}/withdraw`)
  expect((await other.call('GET /api/interviews/summary')).json()).toMatchObject({
    completed: 0,
    passRate: null,
    averageScore: null,
  })
})
