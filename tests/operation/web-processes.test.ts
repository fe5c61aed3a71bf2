/** WEB_PROCESSES: several processes answer on one port, are restarted one by one, and are replaced when they die. */
import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Server } from '#tests/support/a-server.ts'
import { aRefusedStart } from '#tests/support/a-server.ts'
import { aHome } from './a-home.ts'

vi.setConfig({ testTimeout: 120_000 })

const { folder, start, present } = await aHome()
const person = { email: 'asha@example.in', password: 'mangoes-in-may', firstName: 'Asha', lastName: 'Menon' }
const server = await start({ WEB_PROCESSES: '2' })

/** The processes that answer. The worker threads of PDFs are processes of those. */
function processesOf({ child }: Server): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  const lines = listed.split('\n').filter((line) => line.includes('src/app/server/main.ts'))
  return lines.map((line) => Number.parseInt(line, 10)).toSorted((a, b) => a - b)
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('in vain')
    await sleep(50)
  }
}

/** Asks without a pause, over connections that are kept open, until it is stopped. Counts what was answered, and what was not. */
function ask(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const counts = { answered: 0, failed: [] as string[] }
  const over = new AbortController()
  const one = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const asked = request(`${address}/api/health`, { agent }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) counts.answered += 1
        else counts.failed.push(String(answer.statusCode))
        resolve()
      })
    })
    asked.once('error', (error) => {
      counts.failed.push(error.message)
      resolve()
    })
    asked.end()
    return promise
  }
  const work = (async () => {
    while (!over.signal.aborted) {
      await one()
      await sleep(2)
    }
  })()
  const stop = async () => {
    over.abort()
    await work
    agent.destroy()
    return counts
  }
  return { counts, stop }
}

test('there are as many as were wished for, and one database', async () => {
  await until(() => processesOf(server).length === 2)
  expect(present().length).toBeGreaterThan(0)
  expect((await server.call('', 'POST /api/auth/register', person)).status).toBe(201)
})

test('on SIGHUP each is replaced by a new one, and no request fails', async () => {
  const before = processesOf(server)
  const crowd = Array.from({ length: 8 }, () => ask(server.address))
  await until(() => crowd.every(({ counts }) => counts.answered > 20))
  server.child.kill('SIGHUP')
  await until(() => {
    const now = processesOf(server)
    return now.length === 2 && now.every((pid) => !before.includes(pid))
  })
  const marks = crowd.map(({ counts }) => counts.answered)
  await until(() => crowd.every(({ counts }, at) => counts.answered > (marks[at] ?? 0) + 20))
  const counts = await Promise.all(crowd.map(({ stop }) => stop()))
  expect(counts.flatMap(({ failed }) => failed)).toEqual([])
})

test('one that dies is replaced, and the other answers meanwhile', async () => {
  const [dying = 0, other = 0] = processesOf(server)
  process.kill(dying, 'SIGKILL')
  // A connection that was handed to it in its last moment is lost with it.
  await until(() => !isAlive(dying))
  for (let i = 0; i < 20; i++) expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)
  await until(() => processesOf(server).length === 2)
  expect(processesOf(server)).toContain(other)
})

test('a stop ends all of them and the database', async () => {
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(present()).toEqual([])
})

test('when the starting process is killed, the others end too, and the next start goes on', async () => {
  const again = await start({ WEB_PROCESSES: '2' })
  await until(() => processesOf(again).length === 2)
  const pids = processesOf(again)
  again.child.kill('SIGKILL')
  await again.ended
  await until(() => pids.every((pid) => !isAlive(pid)))
  const last = await start({ WEB_PROCESSES: '2' })
  expect((await last.call('', 'POST /api/auth/register', person)).status).toBe(409)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['0', 'two', '129'])('%s processes are refused', async (count) => {
  const { code, output } = await aRefusedStart(folder, { WEB_PROCESSES: count })
  expect([code, output]).toEqual([1, expect.stringContaining('WEB_PROCESSES: must be a number from 1 to 128')])
})
