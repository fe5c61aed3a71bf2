import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { anInterview, anInterviewer, type Interview } from '#tests/factories/an-interview.ts'
import { agreed, dialTo, tokenOf, until } from '#tests/factories/a-voice-world.ts'
import { aCaller } from '#tests/fakes/voice-caller.ts'
import { envOf } from '#tests/fakes/voice-service.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'

/** Runs the service in a process of its own: a killed process closes no connection in an orderly way. */
async function runService(port: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = fork('tests/fakes/voice-process.ts', [String(port)], { execArgv: [] })
  const [own] = (await once(child, 'message')) as [number] // the process sends its port
  return { child, port: own }
}

/** A call takes ten seconds of a quiet processor, and one that others use gives a tenth of that. */
const patience = 120_000

let service = await runService(0)
const portal = await openPortal({ config: readConfig(envOf(service.port)) })
const owner = await anInterviewer(portal)
const dial = dialTo(portal)
const callers: Awaited<ReturnType<typeof aCaller>>[] = []
afterAll(async () => {
  service.child.kill('SIGKILL')
  await Promise.all(callers.map((caller) => caller.close()))
})

async function anAgreedInterview(): Promise<Interview> {
  const interview = await anInterview(portal, owner)
  await interview.consent(agreed)
  return interview
}

/** Connects like a browser; the returned function gives the captions. */
async function connect(interview: Interview): Promise<() => string> {
  const caller = await aCaller()
  callers.push(caller)
  const answer = await dial(interview, await tokenOf(interview), caller.offer)
  expect(answer.statusCode).toBe(200)
  let events = ''
  caller.channel.onMessage.subscribe((data) => (events += data.toString()))
  await caller.connect(answer.body)
  caller.channel.send(JSON.stringify({ type: 'input_audio_buffer.clear' }))
  await until(interview, () => events.includes('response.output_audio_transcript.done'))
  return () => events
}

const dialAgain = async (interview: Interview) =>
  dial(interview, await tokenOf(interview), assertDefined(callers[0], 'a caller').offer)

test(
  'after the service was killed during a call, the next call continues at the same question with everything said so far',
  async () => {
    const interview = await anAgreedInterview()
    await connect(interview)
    service.child.send('I am at home.')
    const { progress } = await until(interview, (session) => session.progress?.current?.kind === 'question')
    service.child.send('The first half of my answer.')
    const isHeard = await until(interview, ({ transcript }) => transcript.at(-1)?.text === 'The first half of my answer.')
    service.child.kill('SIGKILL')
    await once(service.child, 'exit')
    expect((await dialAgain(interview)).json()).toMatchObject({ code: 'voiceAway' })
    expect((await interview.read()).progress?.current).toEqual(progress?.current)

    service = await runService(service.port)
    const events = await connect(interview)
    expect(events()).toContain(`Welcome back. Here is the question again. ${progress?.current?.text}`)
    service.child.send(strongAnswer)
    const next = await until(interview, (session) => session.progress?.current?.questionId === 'difficult-problem')
    expect(next.transcript.slice(0, isHeard.transcript.length)).toEqual(isHeard.transcript)
    expect(next.scores).toMatchObject([{ questionId: 'responsibility', score: 8 }])
  },
  patience,
)

test(
  'while the service hangs, answers are typed and the interview can end; nobody waits longer than the timeout of one answer',
  async () => {
    const interview = await anAgreedInterview()
    await connect(interview)
    service.child.kill('SIGSTOP')
    const begun = performance.now()
    await interview.answer('I am at home, typing.')
    expect((await interview.read()).progress?.current).toMatchObject({ questionId: 'responsibility' })
    expect(performance.now() - begun, 'ms of a typed answer').toBeLessThan(3_000)
    expect((await dialAgain(interview)).json()).toMatchObject({ code: 'voiceAway' })
    await interview.answer(strongAnswer)
    const ending = performance.now()
    expect((await interview.end()).json()).toMatchObject({ answered: 1 })
    expect(performance.now() - ending, 'ms of the end').toBeLessThan(5_000)
    service.child.kill('SIGCONT')
  },
  patience,
)
