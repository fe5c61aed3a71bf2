import { expect, test } from 'vitest'
import { anInterview, anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { generalAnswer, strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'
import type { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import { awayMinutes } from '#features/interview-sessions/rules.ts'
import { endLeftInterviews } from './end-session.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db } = portal
const owner = await anInterviewer(portal)
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))
const report = async (id: string): Promise<SessionReport> => (await owner.call(`GET /api/interviews/${id}`)).json()

test('nothing starts without consent, and consents to transcript and sharing are required', async () => {
  const interview = await anInterview(portal, owner)
  expect((await interview.token()).json()).toMatchObject({ code: 'noConsent' })
  expect((await interview.consent(['transcript', 'voice'])).json()).toMatchObject({ code: 'incomplete' })
  const old = await interview.call(`POST /api/candidate/interviews/${interview.id}/consent`, { version: '2020-01-01', items: [] })
  expect(old.statusCode).toBe(400)
  expect((await interview.consent()).json()).toMatchObject({
    consentGiven: true,
    consents: ['transcript', 'sharing', 'scoring', 'voice'],
  })
  const minted = (await interview.token()).json()
  expect(minted).toMatchObject({ token: minted.client_secret.value, callsUrl: null, interviewer: 'practice' })
})

test('the server asks one question after the other, from the warm-up on, and scores each answer', async () => {
  const interview = await anInterview(portal, owner)
  await interview.consent()
  expect((await interview.start()).progress).toMatchObject({ current: { kind: 'warm-up', turn: 1 }, answered: 0, total: 8 })
  const first = (await interview.answer('I am at home, all is well.')).json()
  expect(first).toMatchObject({
    scores: [],
    progress: { current: { kind: 'question', questionId: 'responsibility' }, answered: 0 },
  })
  const second = (await interview.answer(strongAnswer)).json()
  expect(second.progress).toMatchObject({ current: { questionId: 'difficult-problem' }, answered: 1 })
  expect(second.scores).toMatchObject([{ questionId: 'responsibility', competency: 'Ownership', score: 8 }])
  expect(await report(interview.id)).toMatchObject({ status: 'in_progress', answerCount: 1 })
})

test('a vague answer gets one follow-up question, and both parts are scored together', async () => {
  const interview = await aRunningInterview(portal, owner)
  const vague = (await interview.answer(generalAnswer)).json()
  expect(vague.progress.current).toMatchObject({
    kind: 'follow-up',
    text: 'What did you do yourself?',
    questionId: 'responsibility',
  })
  expect(vague.scores).toEqual([])
  const next = (await interview.answer(strongAnswer)).json()
  expect(next.progress.current).toMatchObject({ kind: 'question', questionId: 'difficult-problem' })
  expect(next.scores).toMatchObject([{ score: 8 }])
  await interview.answer('No idea.')
  expect((await interview.answer(generalAnswer)).json().progress.current).toMatchObject({
    kind: 'question',
    questionId: 'explain-to-others',
  })
})

test('skip, repeat, pause and resume: a pause accepts no answers and does not count as time', async () => {
  const interview = await aRunningInterview(portal, owner)
  expect((await interview.act('skip')).json().progress.current).toMatchObject({ questionId: 'difficult-problem' })
  const repeated = (await interview.act('repeat')).json()
  expect(repeated.transcript.slice(-2).map(({ text }: { text: string }) => text)).toEqual(
    Array(2).fill(repeated.progress.current.text),
  )
  await interview.act('pause')
  later(5)
  expect((await interview.answer(strongAnswer)).json()).toMatchObject({ code: 'paused' })
  expect((await interview.act('resume')).json().progress).toMatchObject({ isPaused: false, pausedSeconds: 300 })
  await interview.answer(strongAnswer)
  expect((await interview.end()).json()).toMatchObject({ answered: 1, total: 8, pass: false, weightedScore: 8 })
  expect((await report(interview.id)).answers[0]).toMatchObject({ outcome: 'skipped', score: null })
})

test('within half an hour an interview continues at the same question; afterwards it has ended with the answers so far', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  later(awayMinutes - 1)
  const back = await interview.start()
  expect(back.progress).toMatchObject({ current: { questionId: 'difficult-problem' }, answered: 1 })
  expect(back.transcript.at(-1)?.text).toMatch(/^Welcome back/)
  later(awayMinutes + 1)
  expect((await interview.answer(strongAnswer)).json()).toMatchObject({ code: 'notRunning' })
  await Promise.all([endLeftInterviews(portal.context), endLeftInterviews(portal.context)])
  expect(await report(interview.id)).toMatchObject({ status: 'completed', answerCount: 1, weightedScore: 8, pass: false })
  await portal.settle()
  expect(portal.emails.filter(({ to, subject }) => to === interview.email && subject.includes('transcript'))).toHaveLength(1)
})

test('no interview is longer than its limit', async () => {
  const interview = await aRunningInterview(portal, owner)
  for (let minutes = 0; minutes < 50; minutes += 10) {
    later(10)
    await interview.act('repeat')
  }
  expect((await interview.act('repeat')).json()).toMatchObject({ code: 'notRunning' })
})

test('an uncertain transcript is not scored, typed text is; dictating needs consent', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer, { via: 'dictated', confidence: 0.3 })
  const { scores } = (await interview.answer(strongAnswer, { via: 'dictated', confidence: 0.95 })).json()
  expect(scores).toMatchObject([{ score: null }, { score: 8 }])
  expect((await report(interview.id)).answers[0]).toMatchObject({
    outcome: 'answered',
    notAssessed: 'low_confidence',
    score: null,
  })
  const typing = await anInterview(portal, owner)
  await typing.consent(['transcript', 'sharing', 'scoring'])
  await typing.start()
  expect((await typing.answer('Fine, thank you.', { via: 'dictated' })).json()).toMatchObject({ code: 'noVoice' })
})

test('without consent to scoring there are answers and no scores; live scores can be switched off', async () => {
  const unscored = await anInterview(portal, owner)
  await unscored.consent(['transcript', 'sharing'])
  await unscored.start()
  await unscored.answer('At home.')
  await unscored.answer(strongAnswer)
  expect((await unscored.end()).json()).toMatchObject({ answered: 1, weightedScore: null, pass: null })
  expect(await report(unscored.id)).toMatchObject({ hasScoring: false, weightedScore: 0, pass: false })
  expect(await db.selectFrom('interviewAnswers').select('id').where('sessionId', '=', unscored.id).execute()).toEqual([])
  const hidden = await aRunningInterview(portal, owner, { hasLiveScores: false })
  expect((await hidden.answer(strongAnswer)).json()).toMatchObject({ scores: [], hasLiveScores: false })
  expect((await hidden.end()).json()).toMatchObject({ averageScore: null })
  expect((await report(hidden.id)).weightedScore).toBe(8)
})

test('a candidate can decline an interview with a program, and the company sees it', async () => {
  const interview = await anInterview(portal, owner)
  const decline = () => interview.call(`POST /api/candidate/interviews/${interview.id}/decline`)
  expect((await decline()).json()).toMatchObject({ status: 'cancelled' })
  expect((await decline()).statusCode).toBe(409)
  expect(await report(interview.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'candidate' })
})
