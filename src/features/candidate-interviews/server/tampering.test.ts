import { expect, test } from 'vitest'
import { anInterview, anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'
import type { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import { mostTokens, tokenMinutes } from '#features/interview-sessions/rules.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const owner = await anInterviewer(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))
const report = async (id: string): Promise<SessionReport> => (await owner.call(`GET /api/interviews/${id}`)).json()

test('a start token works once, within ten minutes, for its own interview; an interview has ten of them', async () => {
  const [one, other] = [await anInterview(portal, owner), await anInterview(portal, owner)]
  for (const { consent } of [one, other]) await consent()
  const mint = async ({ token }: typeof one): Promise<string> => (await token()).json<{ token: string }>().token
  const start = ({ call, id }: typeof one, token: string) => call(`POST /api/candidate/interviews/${id}/start`, { token })
  const token = await mint(one)
  expect((await start(other, token)).json()).toMatchObject({ code: 'badToken' })
  const twice = await Promise.all([start(one, token), start(one, token)])
  expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const expired = await mint(one)
  later(tokenMinutes)
  expect((await start(one, expired)).json()).toMatchObject({ code: 'badToken' })
  const many = await Promise.all(Array.from({ length: mostTokens + 1 }, () => other.token()))
  expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostTokens)
  expect(many.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'tooMany' })
})

test('an answer is recorded once, however often it is sent', async () => {
  const interview = await aRunningInterview(portal, owner)
  const path = `POST /api/candidate/interviews/${interview.id}/answer`
  const turn = (await interview.read()).progress?.current?.turn
  const sent = await Promise.all([1, 2, 3].map(() => interview.call(path, { turn, text: strongAnswer })))
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(sent.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'moved' })
  expect((await interview.read()).transcript.filter(({ text }) => text === strongAnswer)).toHaveLength(1)
})

test('a score claimed by a browser is stored beside the server’s own and has no effect', async () => {
  const interview = await aRunningInterview(portal, owner)
  const claim = (over: object) =>
    interview.call(`POST /api/interviews/${interview.id}/score`, {
      questionId: 'responsibility',
      competency: 'Ownership',
      score: 10,
      justification: 'Brilliant',
      answerText: '[live voice answer]',
      flags: [],
      ...over,
    })
  expect((await claim({})).json()).toMatchObject({ score: 10, scoredBy: 'browser' })
  await interview.answer(strongAnswer)
  expect((await claim({})).json()).toMatchObject({ score: 8, scoredBy: 'server' })
  expect((await claim({ score: 9 })).json()).toMatchObject({ code: 'different' })
  expect((await claim({ questionId: 'unknown' })).json()).toMatchObject({ code: 'noQuestion' })
  expect((await claim({ competency: 'Learning' })).json()).toMatchObject({ code: 'noQuestion' })
  expect([(await claim({ score: 11 })).statusCode, (await claim({ score: 7.5 })).statusCode]).toEqual([400, 400])
  await claim({ questionId: 'mistake', competency: 'Learning' })
  expect((await interview.end()).json()).toMatchObject({ weightedScore: 8, answered: 1 })
  expect((await claim({})).json()).toMatchObject({ code: 'notRunning' })
  const { answers } = await report(interview.id)
  expect(answers.map(({ score, claimedScore }) => [score, claimedScore]).filter(([, claimed]) => claimed)).toEqual([
    [8, 10],
    [null, 10],
  ])
})

test('an interview ends once: repeated and concurrent calls get the same result, and one email is sent', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  const ended = await Promise.all([interview.end(), interview.end(), interview.end()])
  later(1)
  ended.push(await interview.end())
  expect(new Set(ended.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  await portal.settle()
  expect(portal.emails.filter(({ to, subject }) => to === interview.email && subject.includes('transcript'))).toHaveLength(1)
  expect((await interview.answer(strongAnswer)).json()).toMatchObject({ code: 'notRunning' })
  expect((await owner.call(`POST /api/interviews/${interview.id}/cancel`)).json()).toMatchObject({ code: 'notOpen' })
})
