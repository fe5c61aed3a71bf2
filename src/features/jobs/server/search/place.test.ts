import { expect, test } from 'vitest'
import { aJob } from '#tests/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()

async function titles(query: string): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs?${query}`)
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}

test('a place that is called so is not taken for the beginning of another', async () => {
  for (const location of ['Thane', 'Thanesar, Haryana']) await aJob(db, { title: `Nurse in ${location}`, location })
  expect(await titles('location=thane')).toEqual(['Nurse in Thane'])
  expect(await titles('location=thanes')).toEqual(['Nurse in Thanesar, Haryana'])
  expect(await titles('location=than')).toHaveLength(2)
})
