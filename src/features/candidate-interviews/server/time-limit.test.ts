import { expect, test } from 'vitest'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { lateSeconds } from '#features/interview-sessions/rules.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const owner = await anInterviewer(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))

test('an interview that has reached its time limit is over for the candidate at once', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  for (let minutes = 0; minutes < 50; minutes += 10) {
    later(10)
    await interview.act('repeat')
  }
  later(1)
  expect(await interview.read()).toMatchObject({ status: 'completed', progress: null, result: { answered: 1 } })
  expect((await owner.call(`GET /api/interviews/${interview.id}`)).json()).toMatchObject({ status: 'completed', answerCount: 1 })
})

test('a pause does not count while it lasts', async () => {
  const interview = await aRunningInterview(portal, owner)
  const { progress } = await interview.read()
  if (!progress) throw new Error('it does not run')
  const lastMinute = (Date.parse(progress.endsAt) - Date.parse(progress.now)) / 60_000 - 1
  later(lastMinute / 2)
  await interview.act('repeat')
  later(lastMinute / 2)
  await interview.act('pause')
  later(10)
  expect((await interview.act('resume')).json().progress).toMatchObject({ isPaused: false, pausedSeconds: 600 })
  expect((await interview.answer(strongAnswer)).statusCode).toBe(200)
})

test('an interview that has reached its time limit is over for the company at once, even if the candidate never returns', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  const { progress } = await interview.read()
  if (!progress) throw new Error('it does not run')
  const wholeMinutes = (Date.parse(progress.endsAt) - Date.parse(progress.now)) / 60_000
  later(wholeMinutes / 2)
  await interview.act('repeat')
  later(wholeMinutes / 2 - 1)
  const listed = async () => (await owner.call('GET /api/interviews')).json<{ id: string; status: string }[]>()
  const statusOf = async () => (await listed()).find(({ id }) => id === interview.id)?.status
  expect(await statusOf()).toBe('in_progress')
  later(2 + lateSeconds / 60)
  expect(await statusOf()).toBe('completed')
  const completed = (await listed()).filter(({ status }) => status === 'completed').length
  expect((await owner.call('GET /api/interviews/summary')).json()).toMatchObject({ completed })
  expect((await owner.call(`POST /api/interviews/${interview.id}/cancel`)).json()).toMatchObject({ code: 'notOpen' })
  expect((await owner.call(`POST /api/interviews/${interview.id}/resend`)).json()).toMatchObject({ code: 'notOpen' })
})

test('an answer that was delayed by a lost connection at the end of the time counts; a later one does not', async () => {
  const interview = await aRunningInterview(portal, owner)
  const late = await aRunningInterview(portal, owner)
  const { progress } = await interview.read()
  if (!progress) throw new Error('it does not run')
  const seconds = (Date.parse(progress.endsAt) - Date.parse(progress.now)) / 1_000
  later((seconds - 5) / 60 / 2)
  await interview.act('repeat')
  await late.act('repeat')
  const sent = async ({ call, id }: typeof interview) =>
    call(`POST /api/candidate/interviews/${id}/answer`, { turn: 3, text: strongAnswer })
  later((seconds - 5) / 60 / 2 + 25 / 60)
  expect((await sent(interview)).statusCode).toBe(200)
  expect(await interview.read()).toMatchObject({ status: 'completed', result: { answered: 1 } })
  later(1)
  expect((await sent(late)).json()).toMatchObject({ code: 'notRunning' })
})

test('an answer typed in time is still sent after a reload: a browser with such an answer keeps the interview open for a minute', async () => {
  const interview = await aRunningInterview(portal, owner)
  const path = `/api/candidate/interviews/${interview.id}`
  const { progress } = await interview.read()
  if (!progress?.current) throw new Error('it does not run')
  const untilEnd = (Date.parse(progress.endsAt) - Date.parse(progress.now)) / 60_000
  later(untilEnd / 2)
  await interview.act('repeat')
  later(untilEnd / 2 + 0.4)
  const kept = await interview.call(`GET ${path}?hasUnsent=true`)
  expect(kept.json()).toMatchObject({ status: 'in_progress', progress: { current: { turn: 3 } } })
  expect((await interview.call(`POST ${path}/answer`, { turn: 3, text: strongAnswer })).statusCode).toBe(200)
  expect(await interview.read()).toMatchObject({ status: 'completed', result: { answered: 1 } })
  const late = await aRunningInterview(portal, owner)
  later(untilEnd / 2)
  await late.act('repeat')
  later(untilEnd / 2 + lateSeconds / 60 + 0.1)
  const over = await late.call(`GET /api/candidate/interviews/${late.id}?hasUnsent=true`)
  expect(over.json()).toMatchObject({ status: 'completed', progress: null })
})

test('during a pause the candidate sees how long the pause may last, and when the interview would end', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.act('pause')
  const { progress: before } = await interview.read()
  expect(before).toMatchObject({ isPaused: true, pausedSeconds: 0, pauseSecondsLeft: 900 })
  later(10)
  const { progress: then } = await interview.read()
  expect(then).toMatchObject({ pausedSeconds: 600, pauseSecondsLeft: 300 })
  expect(Date.parse(then?.endsAt ?? '') - Date.parse(before?.endsAt ?? '')).toBe(600_000)
  later(10)
  expect((await interview.read()).progress).toMatchObject({ pausedSeconds: 900, pauseSecondsLeft: 0 })
})
