import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aVoiceWorld, saidIn, tokenOf, until } from '#tests/factories/a-voice-world.ts'
import { generalAnswer, strongAnswer } from '#tests/interviews/answers.ts'
import { hangUpLostCalls } from './hang-up-lost.ts'

const { service, portal, anOffer, dial, anAgreedInterview, aCall, storedCall } = await aVoiceWorld()

test('the server opens the call with its own key and settings, watches it, and begins the interview', async () => {
  const interview = await anAgreedInterview()
  const minted = (await interview.token()).json()
  expect(minted).toMatchObject({
    callsUrl: `http://localhost:3000/api/candidate/interviews/${interview.id}/call`,
    interviewer: 'realtime',
  })
  const answer = await dial(interview, minted.token, await anOffer())
  expect([answer.statusCode, answer.headers['content-type'], answer.body.slice(0, 3)]).toEqual([200, 'application/sdp', 'v=0'])
  expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('voice-key')
  const [call] = service.past
  expect(call?.session).toMatchObject({ model: 'stand-in', tools: [], tool_choice: 'none' })
  expect(JSON.stringify(call?.session)).not.toMatch(/Ownership|score|rubric/)
  expect(call?.sockets.size).toBe(1)
  expect((await interview.read()).progress?.current).toMatchObject({ kind: 'warm-up', turn: 1 })
})

test('speech is recorded with its confidence when it is transcribed; the server decides what comes next, and the voice says it', async () => {
  const { interview, call } = await aCall()
  call.hear('I am at home in Nagpur.')
  await until(interview, ({ progress }) => progress?.current?.questionId === 'responsibility')
  call.hear(generalAnswer)
  const vague = await until(interview, ({ progress }) => progress?.current?.kind === 'follow-up')
  call.hear(strongAnswer.slice(0, 120), 0.9)
  call.hear(strongAnswer.slice(120), 0.7)
  const next = await until(interview, ({ progress }) => progress?.current?.questionId === 'difficult-problem')
  expect(next.scores).toMatchObject([{ questionId: 'responsibility', score: 8 }])
  await until(interview, () => saidIn(call).length === 4)
  expect(saidIn(call).slice(1)).toEqual([
    expect.stringContaining('responsible for'),
    vague.progress?.current?.text,
    next.progress?.current?.text,
  ])
  const rows = await portal.db
    .selectFrom('interviewLines')
    .select(['via', 'confidence'])
    .where('sessionId', '=', interview.id)
    .where('speaker', '=', 'candidate')
    .orderBy('position')
    .execute()
  expect(rows.map(({ via, confidence }) => `${via} ${confidence}`)).toEqual([
    'voice 0.950',
    'voice 0.950',
    'voice 0.900',
    'voice 0.700',
  ])
})

test('typing, skipping and pausing work during a call; the voice follows, and the end records the last words and hangs up', async () => {
  const { interview, call } = await aCall()
  await interview.answer('I am at home, typing.')
  await until(interview, () => saidIn(call).length === 2)
  await interview.act('skip')
  await until(interview, () => saidIn(call).at(-1)?.includes('difficult problem') ?? false)
  await interview.act('pause')
  call.hear('This is said in the pause.')
  await interview.act('resume')
  call.hear(strongAnswer)
  expect((await interview.end()).json()).toMatchObject({ answered: 1 })
  await until(interview, () => !service.calls.has(call.id))
  const { transcript, scores } = await interview.read()
  expect(transcript.map(({ text }) => text)).not.toContain('This is said in the pause.')
  expect(scores).toMatchObject([{ questionId: 'difficult-problem', score: 8 }])
  expect(await storedCall(call)).toMatchObject({ endReason: 'interview_ended', tampered: 0 })
})

test('a new call ends the one before and continues at the same question; leaving the page hangs up', async () => {
  const { interview, call } = await aCall()
  call.hear('I am at home.')
  await until(interview, ({ progress }) => progress?.current?.kind === 'question')
  call.hear('The first half of my answer.')
  expect((await dial(interview, await tokenOf(interview), await anOffer())).statusCode).toBe(200)
  const again = service.past.at(-1)
  expect([...service.calls.keys()].filter((id) => id === call.id || id === again?.id)).toEqual([again?.id])
  expect(await storedCall(call)).toMatchObject({ endReason: 'replaced' })
  again?.fromBrowser({ type: 'input_audio_buffer.clear' })
  const session = await until(interview, () => again !== undefined && saidIn(again).length === 1)
  expect(again && saidIn(again)[0]).toMatch(/^Welcome back\. Here is the question again\. Tell me about a piece of work/)
  expect(session.transcript.map(({ text }) => text)).toContain('The first half of my answer.')
  expect((await interview.call(`POST /api/candidate/interviews/${interview.id}/leave`)).statusCode).toBe(200)
  await until(interview, () => again !== undefined && !service.calls.has(again.id))
  expect(again && (await storedCall(again))).toMatchObject({ endReason: 'hung_up' })
  expect((await interview.read()).status).toBe('in_progress')
})

test('without the service or its control connection no call stays open, and the interview is held by typing', async () => {
  const interview = await anAgreedInterview()
  service.state.isAway = true
  expect((await dial(interview, await tokenOf(interview), await anOffer())).json()).toMatchObject({ code: 'voiceAway' })
  service.state.isAway = false
  service.state.isDeaf = true
  expect((await dial(interview, await tokenOf(interview), await anOffer())).json()).toMatchObject({ code: 'voiceAway' })
  service.state.isDeaf = false
  const call = assertDefined(service.past.at(-1), 'the call')
  expect(service.calls.has(call.id)).toBe(false)
  expect(await storedCall(call)).toMatchObject({ endReason: 'failed' })
  expect((await interview.read()).status).toBe('scheduled')
  expect((await interview.start()).progress?.current).toMatchObject({ kind: 'warm-up' })
})

test('a service that never accepts the control connection takes no longer than one timeout, and no call stays open', async () => {
  const interview = await anAgreedInterview()
  service.state.isMute = true
  const begun = performance.now()
  expect((await dial(interview, await tokenOf(interview), await anOffer())).json()).toMatchObject({ code: 'voiceAway' })
  service.state.isMute = false
  expect(performance.now() - begun).toBeLessThan(12_000)
  expect(service.calls.has(service.past.at(-1)?.id ?? '')).toBe(false)
}, 20_000)

test('a call whose server has died is hung up by another server', async () => {
  const { interview, call } = await aCall()
  const now = new Date()
  const run = (minutes: number) => hangUpLostCalls({ ...portal.context, clock: () => new Date(now.getTime() + minutes * 60_000) })
  await run(1)
  expect(service.calls.has(call.id)).toBe(true)
  await run(3)
  expect(service.calls.has(call.id)).toBe(false)
  await until(interview, async () => (await storedCall(call)).endedAt !== null)
})
