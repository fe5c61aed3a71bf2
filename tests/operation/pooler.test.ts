/** PgBouncer in transaction mode between the product and its database: each transaction may be in another session. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { isPgbouncerHere, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { aHome } from './a-home.ts'
import { fillDatabase } from './applying-crowd.ts'

vi.setConfig({ testTimeout: 60_000 })

test.runIf(isPgbouncerHere)('people apply, write and search through a pooler, all at once', async () => {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  const pooler = await startPgbouncer(url)
  onTestFinished(pooler.stop)
  const { people, jobIds } = await fillDatabase(url, 6)
  const home = await aHome(onTestFinished)
  const server = await home.start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url })
  const cookies = await Promise.all(people.map((person) => server.signIn(person)))
  const applied = await Promise.all(
    cookies.flatMap((cookie) =>
      jobIds.map(async (jobId) => {
        const answer = await server.call(cookie, 'POST /api/applications', { jobId })
        const { id } = (await answer.json()) as { id: string }
        const message = await server.call(cookie, `POST /api/applications/${id}/messages`, { body: 'Is it still open?' })
        const found = await server.call('', 'GET /api/jobs?search=engineer')
        return { id, statuses: [answer.status, message.status, found.status] }
      }),
    ),
  )
  expect(applied.filter(({ statuses }) => statuses.join(' ') !== '201 201 200')).toEqual([])
  const lists = await Promise.all(cookies.map((cookie) => server.call(cookie, 'GET /api/applications/my-applications')))
  const stored = (await Promise.all(lists.map((list) => list.json() as Promise<{ id: string }[]>))).flat()
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(applied.map(({ id }) => id)))
  // The queue hears of its jobs, and does them.
  const isMissing = ({ id }: { readonly id: string }) =>
    !existsSync(path.join(home.folder, 'outbox', `application-${id}-employer.eml`))
  await expect.poll(() => applied.filter(isMissing).length, { timeout: 30_000 }).toBe(0)
})
