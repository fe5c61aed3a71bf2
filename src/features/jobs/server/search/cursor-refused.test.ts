import { expect, test } from 'vitest'
import { aJob } from '#tests/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
for (let i = 0; i < 2; i++) await aJob(db)

test.each([
  ['cursor=abc', 'cursor is not one that a list of jobs has given'],
  [
    `cursor=${Buffer.from('["recent",false,0,"yesterday","7"]').toString('base64url')}`,
    'cursor is not one that a list of jobs has given',
  ],
  [`cursor=${'a'.repeat(301)}`, 'cursor: at most 300 characters'],
  ['page=51', `page: at most 50 by number; behind it, follow the Link header's next`],
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
