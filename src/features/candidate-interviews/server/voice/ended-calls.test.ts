/** Each way in which a call ends by itself: the stored reason, and what the candidate is told. */
import { expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aVoiceWorld, dialTo, saidIn, tokenOf, until } from '#tests/factories/a-voice-world.ts'
import type { Interview } from '#tests/factories/an-interview.ts'
import type { FakeCall } from '#tests/fakes/voice-call.ts'
import { hangUpLostCalls } from './hang-up-lost.ts'
import { hangUpMs, nudgeMs, secondNudgeMs } from './silence.ts'

let skippedMs = 0
const clock = (): Date => new Date(Date.now() + skippedMs)
const later = (ms: number): void => void (skippedMs += ms)
const { service, portal, anOffer, dial, anAgreedInterview, aCall, storedCall } = await aVoiceWorld({ clock })

/** Waits for the end of the call. Returns a later reading of the interview: the one that was waited with may be older than the end. */
async function isEnded(interview: Interview, call: FakeCall) {
  await until(interview, async () => !service.calls.has(call.id) && (await storedCall(call)).endedAt !== null)
  return interview.read()
}

/** Connects again, as the page does, and returns the first sentence of the voice. */
async function sentenceAfter(interview: Interview, dialing = dial): Promise<string | undefined> {
  expect((await dialing(interview, await tokenOf(interview), await anOffer())).statusCode).toBe(200)
  const call = assertDefined(service.past.at(-1), 'the call')
  call.fromBrowser({ type: 'input_audio_buffer.clear' })
  await until(interview, () => saidIn(call).length > 0)
  return saidIn(call)[0]
}

const welcomeBack = expect.stringMatching(/^Welcome back\./)

test('silence_timeout: the voice encourages twice, then the call ends, and the interview can go on', async () => {
  const { interview, call } = await aCall()
  for (const ms of [nudgeMs, secondNudgeMs - nudgeMs]) {
    const said = saidIn(call).length
    later(ms)
    await until(interview, () => saidIn(call).length === said + 1)
  }
  expect(saidIn(call).slice(1)).toEqual([
    expect.stringContaining('Take your time'),
    expect.stringContaining('I do not hear you. You can type your answer below'),
  ])
  later(hangUpMs - secondNudgeMs)
  const { status, progress } = await isEnded(interview, call)
  expect(await storedCall(call)).toMatchObject({ endReason: 'silence_timeout' })
  expect({ status, current: progress?.current }).toMatchObject({ status: 'in_progress', current: { kind: 'warm-up', turn: 1 } })
  expect(progress?.callEnd).toBe('silence_timeout')
  expect(await sentenceAfter(interview)).toEqual(welcomeBack)
  expect((await interview.read()).progress?.callEnd).toBe(null)
})

test('token_limit: the call ends with its tokens counted, and the interview goes on by typing', async () => {
  const { interview, call } = await aCall()
  call.setTokens(250_000)
  await interview.answer('I am at home, typing.')
  await until(interview, () => call.sent.filter((type) => type === 'response.done').length === 2)
  expect(service.calls.has(call.id)).toBe(true)
  await interview.act('repeat')
  await isEnded(interview, call)
  const stored = await storedCall(call)
  expect(stored).toMatchObject({ endReason: 'token_limit' })
  expect(stored.tokens).toBeGreaterThan(500_000)
  expect((await interview.read()).progress?.callEnd).toBe('token_limit')
  expect((await interview.act('skip')).json()).toMatchObject({
    status: 'in_progress',
    progress: { current: { questionId: 'difficult-problem' } },
  })
})

test('time_limit: what was being said at the end belongs to the answer, and the interview is completed', async () => {
  const { interview, call } = await aCall()
  await interview.answer('I am at home, typing.')
  await until(interview, () => saidIn(call).length === 2)
  call.startSaying('This is the end of my answer.')
  await until(interview, () => call.sent.includes('input_audio_buffer.speech_started'))
  const { progress } = await interview.read()
  const leftMs = Date.parse(progress?.endsAt ?? '') - Date.parse(progress?.now ?? '')
  await interview.act('repeat') // a person who was silent for half an hour would be away
  later(leftMs / 2)
  await interview.act('repeat')
  later(leftMs / 2 - 1_500)
  await until(interview, ({ transcript }) => transcript.some(({ text }) => text === 'This is the end of my answer.'))
  await isEnded(interview, call)
  expect(await storedCall(call)).toMatchObject({ endReason: 'time_limit' })
  expect(await interview.read()).toMatchObject({ status: 'completed', progress: null, result: { answered: 1 } })
  expect((await interview.token()).json()).toMatchObject({ code: 'notOpen' })
})

test('a pause does not end the call while the interview may be paused', async () => {
  const { interview, call } = await aCall()
  const { progress } = await interview.read()
  const leftMs = Date.parse(progress?.endsAt ?? '') - Date.parse(progress?.now ?? '')
  call.startSaying('I am here.')
  later(leftMs / 2)
  await interview.act('repeat')
  later(leftMs / 2 - 60_000)
  await interview.act('pause')
  later(5 * 60_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await storedCall(call)).toMatchObject({ endReason: null })
  await interview.act('resume')
  later(61_000)
  await isEnded(interview, call)
  expect(await storedCall(call)).toMatchObject({ endReason: 'time_limit' })
})

test('disconnected: without its control connection the call is hung up, and the next one continues', async () => {
  const { interview, call } = await aCall()
  call.dropControl()
  await isEnded(interview, call)
  expect(await storedCall(call)).toMatchObject({ endReason: 'disconnected' })
  expect((await interview.read()).progress?.callEnd, 'the page connects again').toBe(null)
  expect(await sentenceAfter(interview)).toEqual(welcomeBack)
})

test('disconnected: the reason and the figures stay when the call cannot be hung up, and it is hung up later', async () => {
  const { interview, call } = await aCall()
  service.state.isAway = true
  call.dropControl()
  await until(interview, async () => (await storedCall(call)).endReason === 'disconnected')
  service.state.isAway = false
  const { endedAt, tokens } = await storedCall(call)
  expect([endedAt, service.calls.has(call.id), tokens > 0]).toEqual([null, true, true])
  later(3 * 60_000)
  await hangUpLostCalls(portal.context)
  expect(service.calls.has(call.id)).toBe(false)
  expect(await storedCall(call)).toMatchObject({ endReason: 'disconnected', tokens })
})

test('shutdown: a server that stops hangs up, and another server continues', async () => {
  const interview = await anAgreedInterview()
  const app = await buildServer(portal.context, { logLevel: 'silent' })
  await sentenceAfter(interview, dialTo({ app }))
  const call = assertDefined(service.past.at(-1), 'the call')
  await app.close()
  expect(service.calls.has(call.id)).toBe(false)
  expect(await storedCall(call)).toMatchObject({ endReason: 'shutdown', endedAt: expect.any(Date) })
  expect(await sentenceAfter(interview)).toEqual(welcomeBack)
})
