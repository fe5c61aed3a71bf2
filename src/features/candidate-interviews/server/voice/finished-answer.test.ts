import { expect, test } from 'vitest'
import { aVoiceWorld, until } from '#tests/factories/a-voice-world.ts'
import { generalAnswer, strongAnswer } from '#tests/interviews/answers.ts'
import { patienceMs } from './silence.ts'

const { service, aCall } = await aVoiceWorld()

test('finishing an answer does not wait for a silence, and the last words belong to the answer', async () => {
  const { interview, call } = await aCall()
  call.startSaying('I am at home in Nagpur.')
  await until(interview, () => call.sent.includes('input_audio_buffer.speech_started'))
  const begun = performance.now()
  const { progress, transcript } = (await interview.act('finish')).json()
  expect(performance.now() - begun, 'ms').toBeLessThan(patienceMs)
  expect(progress.current).toMatchObject({ questionId: 'responsibility' })
  expect(transcript.map(({ text }: { text: string }) => text)).toContain('I am at home in Nagpur.')
  call.startSaying(generalAnswer)
  await until(interview, () => call.sent.filter((type) => type === 'input_audio_buffer.speech_started').length === 2)
  expect((await interview.act('finish')).json().progress.current).toMatchObject({ kind: 'follow-up' })
  call.hear(strongAnswer)
  await until(interview, ({ transcript: lines }) => lines.at(-1)?.text === strongAnswer)
  const scored = (await interview.act('finish')).json()
  expect(scored.scores).toMatchObject([{ questionId: 'responsibility', score: 8 }])
})

test('nothing is finished before the first words or in a pause, and an answer is not finished twice', async () => {
  const { interview, call } = await aCall()
  expect((await interview.act('finish')).json()).toMatchObject({ code: 'notHeard' })
  call.hear('I am at home.')
  const { progress } = await until(interview, ({ transcript }) => transcript.at(-1)?.speaker === 'candidate')
  await interview.act('pause')
  expect((await interview.act('finish')).json()).toMatchObject({ code: 'paused' })
  await interview.act('resume')
  const turn = progress?.current?.turn
  const path = `POST /api/candidate/interviews/${interview.id}/action`
  const answers = await Promise.all([1, 2, 3].map(async () => interview.call(path, { turn, action: 'finish' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await interview.read()).progress?.current).toMatchObject({ questionId: 'responsibility', turn: (turn ?? 0) + 1 })
})

test('when the microphone is lost, the last words are kept, and the answer is completed by typing', async () => {
  const { interview, call } = await aCall()
  call.hear('I am at home.')
  await until(interview, ({ transcript }) => transcript.at(-1)?.speaker === 'candidate')
  await interview.act('finish')
  call.startSaying('The first half of my answer.')
  await until(interview, () => call.sent.filter((type) => type === 'input_audio_buffer.speech_started').length === 2)
  expect((await interview.call(`POST /api/candidate/interviews/${interview.id}/leave`)).statusCode).toBe(200)
  expect(service.calls.has(call.id)).toBe(false)
  const { transcript, scores } = (await interview.answer(strongAnswer)).json()
  const said = transcript.filter(({ speaker }: { speaker: string }) => speaker === 'candidate')
  expect(said.map(({ text, via }: { text: string; via: string }) => `${via}: ${text}`)).toEqual([
    'voice: I am at home.',
    'voice: The first half of my answer.',
    `typed: ${strongAnswer}`,
  ])
  expect(scores).toMatchObject([{ questionId: 'responsibility' }])
})
