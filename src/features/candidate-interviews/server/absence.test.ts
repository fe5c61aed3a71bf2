/** Tests that text typed before an absence of more than half an hour is not lost. */
import { expect, test } from 'vitest'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { awayMinutes } from '#features/interview-sessions/rules.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'
import { endLeftInterviews } from './end-session.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const owner = await anInterviewer(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))

const statusFor = async (id: string) => (await owner.call(`GET /api/interviews/${id}`)).json<{ status: string }>().status

test('a browser with an unsent answer continues after a long absence, also if the company has looked meanwhile', async () => {
  const interview = await aRunningInterview(portal, owner)
  const path = `/api/candidate/interviews/${interview.id}`
  later(awayMinutes + 2)
  await endLeftInterviews(portal.context)
  expect(await statusFor(interview.id)).toBe('in_progress')
  const back = (await interview.call(`GET ${path}?hasUnsent=true`)).json()
  expect(back).toMatchObject({ status: 'in_progress', progress: { current: { turn: 2 } } })
  // The page first asks to start again, and then has the text in the form.
  const again = await interview.start()
  expect(again).toMatchObject({ status: 'in_progress' })
  const turn = again.progress?.current?.turn
  expect((await interview.call(`POST ${path}/answer`, { turn, text: strongAnswer })).statusCode).toBe(200)
  expect(await interview.read()).toMatchObject({ status: 'in_progress', progress: { answered: 1 } })
})

test('an open page sends its answer after a long absence without starting again', async () => {
  const interview = await aRunningInterview(portal, owner)
  later(awayMinutes + 2)
  const sent = await interview.call(`POST /api/candidate/interviews/${interview.id}/answer`, { turn: 2, text: strongAnswer })
  expect(sent.statusCode).toBe(200)
})

test('a browser without an unsent answer has ended by an absence, and the time limit ends every interview', async () => {
  const [left, kept] = [await aRunningInterview(portal, owner), await aRunningInterview(portal, owner)]
  later(awayMinutes + 2)
  expect(await left.read()).toMatchObject({ status: 'completed' })
  later(40)
  await endLeftInterviews(portal.context)
  expect(await statusFor(kept.id)).toBe('completed')
  const path = `/api/candidate/interviews/${kept.id}`
  expect((await kept.call(`GET ${path}?hasUnsent=true`)).json()).toMatchObject({ status: 'completed' })
  expect((await kept.call(`POST ${path}/answer`, { turn: 2, text: strongAnswer })).json()).toMatchObject({ code: 'notRunning' })
})
