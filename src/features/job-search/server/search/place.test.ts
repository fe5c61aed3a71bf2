import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
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

test('states are also known by their letters', async () => {
  await aJob(db, { title: 'Weaver', location: 'Varanasi' })
  await aJob(db, { title: 'Weaver', location: 'Some village, Madhya Pradesh' })
  expect(await titles('location=UP')).toEqual(['Weaver'])
  expect(await titles('location=mp')).toEqual(['Weaver'])
})

test('a center is a centre', async () => {
  await aJob(db, { title: 'Guard', description: 'Keeps the call centre safe.' })
  await aJob(db, { title: 'Guard', description: 'Keeps the Call Center safe.' })
  for (const q of ['call+center+guard', 'call+centre+guard', 'call+centers+guard']) expect(await titles(`q=${q}`)).toHaveLength(2)
})
