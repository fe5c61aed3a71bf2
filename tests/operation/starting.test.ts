/** Starting and stopping, in separate processes. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aRefusedStart, aServer } from '#tests/support/a-server.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 60_000 })

const home = await aHome()
const calledOff = await aHome()
const first = await home.start()
const { port } = new URL(first.address)

test('a start prints where everything is, and the password of the administrator', async () => {
  expect(Number(port)).toBeGreaterThan(0)
  expect(first.output()).toContain(`http://cv.localhost:${port}`)
  expect(first.output()).toContain(path.join(home.folder, 'outbox'))
  expect(first.output()).toContain(path.join(home.folder, 'postgres'))
  expect(first.output()).toMatch(/admin@pasand\.example, password [\w-]{16} \(shown only this once\)/)
  expect(await (await fetch(`${first.address}/api/site`)).json()).toMatchObject({ mainUrl: first.address })
})

test('a second start on the same data is refused and does not affect the first', async () => {
  const { code, output } = await aRefusedStart(home.folder)
  expect(code).toBe(1)
  expect(output).toBe(`Pasand is already running on ${home.folder}. Stop it first, or set another DATA_DIR and PORT.\n`)
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200)
})

test.skipIf(process.platform !== 'linux')('the database listens on no port', () => {
  const sockets = home.present().flatMap((pid) => socketsOf(pid))
  const listening = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([, , , state, , , , , , inode]) => (state === '0A' && inode ? [inode] : [])),
  )
  expect(sockets.length).toBeGreaterThan(0)
  expect(sockets.filter((inode) => listening.includes(inode))).toEqual([])
})

test('a shutdown answers requests in progress, stops the database and exits with 0, after any number of signals', async () => {
  const { request, answer } = await aHalfSentCall(first.address)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) first.child.kill(signal)
  while (await fetch(first.address).catch(() => null)) await sleep(20)
  request.end('{}')
  expect(await answer).toBe(400)
  expect(await first.ended).toBe(0)
  expect(home.present()).toEqual([])
})

test('the next start is silent about the password', async () => {
  const again = await home.start({ PORT: port })
  expect(again.address).toBe(first.address)
  expect(again.output()).not.toMatch(/password [\w-]{16}/)
})

test('a cancelled start leaves no database behind', async () => {
  const { folder, present } = calledOff
  const starting = aServer(folder).catch((error: Error) => error.message)
  while (!existsSync(path.join(folder, 'postgres/postmaster.pid'))) await sleep(5)
  process.kill(Number(portalsOn(folder)[0]), 'SIGTERM')
  await starting
  while (portalsOn(folder).length > 0) await sleep(20)
  expect(present()).toEqual([])
})

test('of two starts at the same moment, one opens and the other is refused', async () => {
  const { folder, start } = calledOff
  const outcomes = await Promise.allSettled([start(), start()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(refused?.reason)).toContain(`already running on ${folder}`)
})

test('every problem of the environment is reported at once, in one message and without a stack', async () => {
  const env = { PORT: 'many', LOG_LEVEL: 'loud', PUBLIC_URL: 'https://pasand.example', RATE_LIMIT: 'off' }
  const { code, output } = await aRefusedStart('/nowhere', env)
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual([
    'The environment is not usable',
    'PORT',
    'LOG_LEVEL',
    'SESSION_SECRET',
    'RATE_LIMIT',
    'SMTP_URL',
    'MAIL_FROM',
  ])
})

test('a database that does not answer is reported in a message, without its password', async () => {
  const { code, output } = await aRefusedStart('/nowhere', { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/pasand' })
  expect(code).toBe(1)
  expect(output).toMatch(/^The database of DATABASE_URL does not answer: .*\n$/)
  expect(output).not.toContain('secret')
})

/** The server has read the headers and waits for the body. */
async function aHalfSentCall(address: string) {
  const { promise: answer, resolve } = Promise.withResolvers<number | undefined>()
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
  const request = httpRequest(`${address}/api/auth/login`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
  request.flushHeaders()
  await once(request, 'continue')
  return { request, answer }
}

function portalsOn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(`DATA_DIR=${folder}`))
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function socketsOf(pid: string): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      return []
    }
  })
}
