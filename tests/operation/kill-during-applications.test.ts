/** An application that was answered with 201 is stored, even if the process dies during many applications. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aServer, type Server } from '#tests/support/a-server.ts'
import { fillForApplying } from './applying-crowd.ts'

const enough = 40
const home = await mkdtemp(path.join(tmpdir(), 'pasand-kill-'))
// As root, the database runs under another account, which must be able to pass through.
await chmod(home, 0o711)
const { people, jobIds } = await fillForApplying(home)
const servers: Server[] = []

afterAll(async () => {
  for (const { child } of servers) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(home, { recursive: true, force: true })
})

test('every acknowledged application survives kill -9, and so do its emails', { timeout: 60_000 }, async () => {
  const server = await aServer(home)
  servers.push(server)
  const cookies = await Promise.all(people.map((person) => server.signIn(person)))
  const acknowledged: string[] = []
  const writers = cookies.map(async (cookie) => {
    for (const jobId of jobIds) {
      const answer = await server.call(cookie, 'POST /api/applications', { jobId })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      acknowledged.push(((await answer.json()) as { id: string }).id)
      if (acknowledged.length === enough) server.child.kill('SIGKILL')
    }
  })
  const outcomes = await Promise.allSettled(writers)
  expect(
    outcomes.every(({ status }) => status === 'rejected'),
    'it died in the middle',
  ).toBe(true)
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough)

  const again = await aServer(home)
  servers.push(again)
  const lists = await Promise.all(
    cookies.map(async (cookie) => {
      const answer = await again.call(cookie, 'GET /api/applications/my-applications')
      return (await answer.json()) as { id: string; history: unknown[] }[]
    }),
  )
  const stored = lists.flat()
  expect(acknowledged.filter((id) => !stored.some((one) => one.id === id))).toEqual([])
  expect(stored.every(({ history }) => history.length === 1)).toBe(true)
  await untilNone('employers not notified', () => stored.filter(({ id }) => !isWritten(`application-${id}-employer.eml`)))
  // The first confirmation of a day is an email of its own, the others are in the daily digest.
  const applied = lists.filter((list) => list.length > 0)
  await untilNone('candidates not notified', () =>
    applied.filter((list) => !list.some(({ id }) => isWritten(`application-${id}-candidate.eml`))),
  )
})

const isWritten = (sentEmail: string): boolean => existsSync(path.join(home, 'outbox', sentEmail))

/** The queue continues: the new process sends the notifications of the dead one's events. */
async function untilNone(what: string, missing: () => readonly unknown[]): Promise<void> {
  const deadline = Date.now() + 20_000
  while (missing().length > 0 && Date.now() < deadline) await sleep(100)
  const left = missing()
  expect({ what, left }).toEqual({ what, left: [] })
}
