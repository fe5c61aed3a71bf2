import { expect, test } from 'vitest'
import { anInterview, anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { openPortal } from '#tests/portal.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import type { Summary } from '../contract.ts'
import type { SessionReport } from '../session-schemas.ts'

const portal = await openPortal()
const { emails } = portal

test('a cancelled interview stays cancelled, and the candidate is notified', async () => {
  const owner = await anInterviewer(portal)
  const interview = await anInterview(portal, owner)
  const cancel = () => owner.call(`POST /api/interviews/${interview.id}/cancel`)
  expect((await cancel()).json()).toMatchObject({ status: 'cancelled' })
  expect((await cancel()).statusCode).toBe(409)
  await portal.settle()
  expect(emails.findLast(({ to }) => to === interview.email)?.subject).toContain('is cancelled')
  expect([(await interview.consent()).statusCode, (await interview.end()).statusCode]).toEqual([409, 409])
})

test('the pass rate counts completed interviews, the CSV has no formulas, and a person decides', async () => {
  const owner = await anInterviewer(portal)
  const interview = await aRunningInterview(portal, owner, { candidate: '=HYPERLINK("x")', role: '@SUM(1)' })
  for (let at = 0; at < 8; at++) await interview.answer(at === 0 ? `=1+1. ${strongAnswer}` : strongAnswer)
  await interview.end()
  await anInterview(portal, owner)
  const summary = (await owner.call('GET /api/interviews/summary')).json<Summary>()
  expect(summary).toMatchObject({ sessions: 2, completed: 1, passed: 1, passRate: 100, averageScore: 8 })
  const report = (await owner.call(`GET /api/interviews/${interview.id}`)).json<SessionReport>()
  expect(report).toMatchObject({
    status: 'completed',
    pass: true,
    weightedScore: 8,
    answerCount: 8,
    isProvisional: true,
    decision: null,
  })
  expect(report.answers[0]).toMatchObject({ score: 8, method: 'practice-rubric-1', claimedScore: null })
  expect(report.answers[0]?.quotes.every((quote) => report.transcript.some(({ text }) => text.includes(quote)))).toBe(true)
  expect(report.answers[0]?.level).toContain('Took responsibility')
  const csv = await owner.call(`GET /api/interviews/${interview.id}/report?format=csv`)
  expect(csv.headers['content-disposition']).toContain(`-${interview.id}.csv`)
  expect(csv.body).toContain(`'@SUM(1)`)
  expect(csv.body.split(/[\r\n,]+/).filter((cell) => /^"?[=@+]/.test(cell))).toEqual([])
  const decide = (decision: string) =>
    owner.call(`PUT /api/interviews/${interview.id}/decision`, { decision, note: 'Good with patients' })
  expect((await decide('perhaps')).statusCode).toBe(400)
  expect((await decide('advance')).json()).toMatchObject({ decision: 'advance', note: 'Good with patients' })
  const other = await anInterviewer(portal)
  for (const call of ['GET /api/interviews/:id', 'GET /api/interviews/:id/report', 'POST /api/interviews/:id/cancel'])
    expect((await other.call(call.replace(':id', interview.id))).statusCode).toBe(404)
})
