import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aVoiceWorld, offerOf, saidIn, tokenOf, until } from '#tests/factories/a-voice-world.ts'
import { hangUpLostCalls } from './hang-up-lost.ts'

const { service, portal, dial, anOffer, anAgreedInterview, storedCall } = await aVoiceWorld()
const folder = await mkdtemp(path.join(tmpdir(), 'pasand-api-'))
const settings = {
  ...service.env,
  DATABASE_URL: portal.pool.options.connectionString,
  DATA_DIR: folder,
  SESSION_SECRET: 'a secret of thirty-two characters',
}
const server = fork('tests/support/api-process.ts', [JSON.stringify(settings)], { execArgv: [] })
const [address] = (await once(server, 'message')) as [string] // the process sends its address
afterAll(async () => {
  server.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

test('heartbeat_timeout: the call of a killed server is hung up after two minutes, and the interview continues at another', async () => {
  const interview = await anAgreedInterview()
  const { url, headers } = offerOf(interview, await tokenOf(interview))
  const answer = await fetch(address + url, { method: 'POST', headers, body: await anOffer() })
  expect([answer.status, (await answer.text()).slice(0, 3)]).toEqual([200, 'v=0'])
  const call = assertDefined(service.past.at(-1), 'the call')
  call.fromBrowser({ type: 'input_audio_buffer.clear' })
  await until(interview, () => saidIn(call).length === 1)
  server.kill('SIGKILL')
  await once(server, 'exit')
  const dead = Date.now()
  const hangUpAfter = (minutes: number) => hangUpLostCalls({ ...portal.context, clock: () => new Date(dead + minutes * 60_000) })
  await hangUpAfter(1)
  expect(service.calls.has(call.id)).toBe(true)
  await hangUpAfter(3)
  expect(service.calls.has(call.id)).toBe(false)
  expect(await storedCall(call)).toMatchObject({ endReason: 'heartbeat_timeout', endedAt: new Date(dead + 3 * 60_000) })
  expect((await interview.read()).status).toBe('in_progress')
  expect((await dial(interview, await tokenOf(interview), await anOffer())).statusCode).toBe(200)
  const next = assertDefined(service.past.at(-1), 'the next call')
  next.fromBrowser({ type: 'input_audio_buffer.clear' })
  await until(interview, () => saidIn(next).length === 1)
  expect(saidIn(next)[0]).toMatch(/^Welcome back\./)
}, 40_000)
