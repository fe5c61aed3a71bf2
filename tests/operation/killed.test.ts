/** A killed process is restarted by itself, or at the next start. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aRefusedStart } from '#tests/support/a-server.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 120_000 })

const person = { email: 'asha@example.in', password: 'mangoes-in-may', firstName: 'Asha', lastName: 'Menon' }

const { folder, start, postmaster } = await aHome()
mkdirSync(path.join(folder, 'postgres.new-0123abcd/base'), { recursive: true })
let server = await start()

test('the remains of an interrupted first start are removed', () => {
  expect(existsSync(path.join(folder, 'postgres.new-0123abcd'))).toBe(false)
})

test('after kill -9 of the database, the server answers 503 for a moment, starts it again and continues', async () => {
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  // Its backends end when they notice that the postmaster is gone. Until then, an open connection still answers.
  const away = await unavailable()
  expect(away.headers.get('retry-after')).toBe('5')
  const refused = await server.call('', 'POST /api/auth/login', person)
  expect([401, 503]).toContain(refused.status)
  expect(await refused.json()).toEqual({ message: expect.any(String) })
  await until(async () => (await fetch(`${server.address}/api/ready`)).ok)
  expect(postmaster()).not.toBe(pid)
  expect(server.child.exitCode).toBeNull()

  expect((await server.call('', 'POST /api/auth/register', person)).status).toBe(201)
  await until(() => existsSync(path.join(folder, 'outbox')), 'the queue works again')
})

test('after kill -9 of the server, the next start takes over the database that still runs', async () => {
  const pid = postmaster()
  server.child.kill('SIGKILL')
  await server.ended
  server = await start()
  expect(postmaster()).toBe(pid)
  expect((await server.call('', 'POST /api/auth/register', person)).status).toBe(409)
})

test('after kill -9 of both, the next start recovers what was answered', async () => {
  server.child.kill('SIGKILL')
  process.kill(postmaster(), 'SIGKILL')
  await server.ended
  server = await start()
  expect((await server.call('', 'POST /api/auth/register', person)).status).toBe(409)
})

test.each([
  ['of a process that is someone else by now', `${process.pid}\n/somewhere\n1\n5432\n/tmp\n\n\nready\n`],
  ['that is empty', ''],
])('a pid file %s does not prevent a start', async (_what, note) => {
  server.child.kill('SIGTERM')
  await server.ended
  writeFileSync(path.join(folder, 'postgres/postmaster.pid'), note)
  server = await start()
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)
})

test('data of another major version are refused in a sentence and left as they are', async () => {
  server.child.kill('SIGTERM')
  await server.ended
  const file = path.join(folder, 'postgres/PG_VERSION')
  writeFileSync(file, '17\n')
  const { code, output } = await aRefusedStart(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/^The data in .* were written by PostgreSQL 17, and this release brings 18: .*\n$/)
  expect(readFileSync(file, 'utf8')).toBe('17\n')
})

async function unavailable(): Promise<Response> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${server.address}/api/ready`)
    if (answer.status === 503) return answer
  }
  throw new Error('in vain we waited until it is unavailable')
}

async function until(isSo: () => boolean | Promise<boolean>, what = 'it is ready'): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`in vain we waited until ${what}`)
    await sleep(50)
  }
}
