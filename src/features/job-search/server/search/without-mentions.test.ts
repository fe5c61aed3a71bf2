import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const mention = { title: 'Office Assistant', description: 'You call the plumber and use python.' }
const location = 'Noida'
for (let i = 0; i < 2; i++) await aJob(db, { title: 'Plumber', location })
for (let i = 0; i < 3; i++) await aJob(db, { ...mention, location })
await aJob(db, { title: 'Python Trainer', location })

async function listOf(params: Readonly<Record<string, string>>) {
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams(params).toString()}`)
  return { titles: answer.json<{ title: string }[]>().map(({ title }) => title), total: answer.headers['x-total-count'] }
}

test('who calls a plumber is none', async () => {
  expect(await listOf({ q: 'plumber noida' })).toEqual({ titles: ['Plumber', 'Plumber'], total: '2' })
  expect(await listOf({ q: 'plumber', location })).toMatchObject({ total: '2' })
})

test.each([
  ['everywhere', { q: 'plumber' }, '5'],
  ['a skill', { q: 'python', location }, '4'],
  ['in another order', { q: 'plumber', location, sort: 'recent' }, '5'],
  ['in quotes', { q: '"plumber"', location }, '5'],
])('%s it is also found in the text', async (_, params, total) => {
  expect(await listOf(params)).toMatchObject({ total })
})

test('where enough jobs have it in their titles, those that mention it follow them', async () => {
  for (let i = 0; i < 8; i++) await aJob(db, { title: 'Plumber', location })
  const { titles, total } = await listOf({ q: 'plumber', location })
  expect([titles.slice(0, 10).every((title) => title === 'Plumber'), total]).toEqual([true, '13'])
})
