import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
for (let i = 0; i < 2; i++) await aJob(db)

const forged = (place: string): string => `cursor=${Buffer.from(place).toString('base64url')}`

test.each([
  ['cursor=abc', 'cursor is not one that a list of jobs has given'],
  [forged('["recent",false,0,"yesterday","7"]'), 'cursor is not one that a list of jobs has given'],
  [
    forged('["recent",2,0,"0000-01-01T00:00:00.000000Z","00000000-0000-0000-0000-000000000000"]'),
    'cursor is not one that a list of jobs has given',
  ],
  [`cursor=${'a'.repeat(301)}`, 'cursor: at most 300 characters'],
  ['page=51', 'page: the first 1000 jobs are reached by number; a later page by the Next of the one before it'],
  ['page=1001&limit=1', 'page: the first 1000 jobs are reached by number; a later page by the Next of the one before it'],
])('%s is refused with a reason', async (query, message) => {
  const answer = await visitor.call(`GET /api/jobs?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message, errors: [{ path: query.split('=')[0], message }] })
})

test('a cursor of another order is refused', async () => {
  const { headers } = await visitor.call('GET /api/jobs?sort=recent&limit=1')
  const cursor = /cursor=([\w-]+)>; rel="next"/.exec(String(headers['link']))?.[1]
  const answer = await visitor.call(`GET /api/jobs?sort=salary-high&cursor=${cursor}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ message: string }>().message).toBe('cursor belongs to a list sorted by recent, not by salary-high')
})

test.each(['page=1000&limit=1', 'page=200&limit=5', 'page=10&limit=100'])('%s is reached by number', async (query) => {
  expect((await visitor.call(`GET /api/jobs?${query}`)).statusCode).toBe(200)
})
