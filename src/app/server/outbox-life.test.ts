/** Deletes emails of the outbox after a time. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOutbox } from '#platform/server/clear-outbox.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { enforceRetention } from '#platform/server/retention.ts'
import { retention } from './queue-tasks.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'pasand-outbox-'))
const portal = await openPortal({ outbox: openOutbox(folder) })
afterAll(() => rm(folder, { recursive: true }))

test('the emails of a person are deleted with the account', async () => {
  const person = await portal.aUser()
  await writeFile(path.join(folder, 'verify.eml'), `To: ${person.email}\r\n\r\nYour link`)
  await writeFile(path.join(folder, 'application.eml'), `To: hr@company.in\r\nReply-To: ${person.email}\r\n\r\nDear company`)
  await writeFile(path.join(folder, 'other.eml'), `To: a${person.email}\r\n\r\nYour link`)
  expect((await person.call('POST /api/account/delete', { password: testPassword })).statusCode).toBe(200)
  await portal.settle()
  expect(await readdir(folder)).toEqual(['other.eml'])
})

test('every email is deleted after thirty days', async () => {
  const now = Date.now() / 1_000
  for (const [name, days] of [
    ['old.eml', 30],
    ['young.eml', 29],
  ] as const) {
    await writeFile(path.join(folder, name), '')
    await utimes(path.join(folder, name), now, now - days * 24 * 60 * 60)
  }
  await enforceRetention(retention).run(portal.context)
  expect(await readdir(folder)).toEqual(['other.eml', 'young.eml'])
})
