/** The index in memory keeps the sets of words that many jobs have. They must contain the jobs that are posted later. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { loadedMemory } from '#tests/search/loaded-memory.ts'
import { openPortal } from '#tests/portal.ts'

const { db, context } = await openPortal()
const { employerId } = await aJob(db, { isActive: false })
const page = { order: 'recent', payAtLeast: 0, offset: 0, limit: 20, after: null } as const

const post = (title: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => aJob(db, { title, company: title, postedBy: employerId })))

test('a word or the beginning of a name that many jobs have finds the jobs that are posted after a search for it', async () => {
  await post('Tinsmith', 70)
  const memory = await loadedMemory(context.searchPool)
  const totalOf = async (all: string) =>
    (await memory.begin().find({ all, titles: null, tiers: [], titleTiers: null }, { ...page, now: new Date() }))?.total
  expect(await totalOf("'tinsmith'")).toBe(70)
  expect(await totalOf("'#ctinsm':*")).toBe(70)
  await post('Copper tinsmith', 40)
  await post('Tinsmiths', 3)
  expect(await totalOf("'copper' | 'tinsmith'")).toBe(113)
  expect(await totalOf("'tinsmith' & !'copper'")).toBe(73)
  expect(await totalOf("'#ctinsm':*")).toBe(73)
})
