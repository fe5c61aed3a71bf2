/** As root, in a folder that only root may enter: the account that runs PostgreSQL can reach neither data nor programs there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { aServer } from '#tests/support/a-server.ts'

vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
// mkdtemp makes it with mode 0700.
const closed = mkdtempSync(path.join(tmpdir(), 'pasand-closed-'))
const data = path.join(closed, 'data')

afterAll(() => rmSync(closed, { recursive: true }))

test.runIf(isRoot)('the database is in a separate folder under /var/lib, stays there, and the start says so', async () => {
  const first = await aServer(data)
  const home = readFileSync(path.join(data, 'postgres.where'), 'utf8').trim()
  try {
    expect(home).toMatch(/^\/var\/lib\/pasand-[\da-f]{12}(-[\da-f]{6})?$/)
    expect(first.output()).toContain(`${home}/postgres`)
    const person = { email: 'asha@example.in', password: 'mangoes-in-may', firstName: 'Asha', lastName: 'Menon' }
    expect((await first.call('', 'POST /api/auth/register', person)).status).toBe(201)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = await aServer(data)
    expect((await second.call('', 'POST /api/auth/register', person)).status).toBe(409)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})

test.skipIf(isRoot)('without root, the database runs under the same account, in the data folder', async () => {
  const server = await aServer(data)
  expect(server.output()).toContain(path.join(data, 'postgres'))
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
