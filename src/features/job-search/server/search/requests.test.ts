/** Tests requests for work in whole sentences. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs, type SearchParams } from '#tests/search/listed-jobs.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
for (const location of ['Pune', 'Mumbai']) for (let i = 0; i < 3; i++) await aJob(db, { title: 'Welder', location })
for (let i = 0; i < 5; i++) await aJob(db, { title: 'Carpenter' })
await aJob(db, { title: 'Plumber', location: 'Noida' })
await aJob(db, { title: 'Facility Executive', location: 'Delhi', description: 'Calls the plumber.' })
await rebuildSearchTerms(db)

const listOf = async (params: SearchParams) => listedJobs(visitor, params)

test('before a place in the words is left out, the work is looked for around it', async () => {
  expect(await listOf({ q: 'plumber in delhi' })).toMatchObject({ titles: ['Plumber'], total: '1', leftOut: null })
  expect(await listOf({ q: 'दिल्ली में plumber' })).toMatchObject({ titles: ['Plumber'], leftOut: null })
  expect(await listOf({ q: 'plumber in chennai' })).toMatchObject({ leftOut: 'chennai' })
  expect(await listOf({ q: 'plumber', location: 'delhi' })).toMatchObject({ titles: ['Facility Executive'] })
})

test.each([
  'I am looking for welder jobs near me',
  'mujhe welder ka kaam chahiye.',
  'welder ki job hai kya?',
  'naku welder job kavali',
  'enakku welder velai venum',
])('%s asks for a welder', async (q) => {
  expect(await listOf({ q })).toMatchObject({ titles: ['Welder'], total: '6', leftOut: null })
})

test.each(['private jobs in Noida today', 'new vacancy in Noida today please'])('%s asks for any work there', async (q) => {
  expect(await listOf({ q })).toMatchObject({ titles: ['Plumber'], total: '1', leftOut: null })
})

test.each([
  'I need work',
  'naaku edaina job dorukutunda',
  'yaavudadru kelasa ide na',
  'koi kaam kahan milega',
  'Enakku velai venum',
  'कोई भी काम चाहिए',
  'నాకు ఉద్యోగం కావాలి',
  'Nanage kelasa beku',
  'amar kaj chai',
  'job for 45 years old man',
])('%s asks for any work', async (q) => {
  expect(Number((await listOf({ q })).total)).toBeGreaterThan(10)
})

test.each([
  ['mujhe carpentre chahiye', 'carpenter'],
  ['mujhe carpentre ka kaam chahiye', 'carpenter'],
  ['enakku carpentre velai venum', 'carpenter'],
  ['carpentre job vacancy', 'carpenter'],
  ['mujhe carpentre chahiye in Pune', 'carpenter'],
])('%s: the answer says without what frames the request what was searched instead', async (q, corrected) => {
  expect(await listOf({ q })).toMatchObject({ corrected })
})

test('a filter that the screen read from the words may be left out, as in the words themselves', async () => {
  const inWords = await listOf({ q: 'welder internship in Pune' })
  expect(inWords).toMatchObject({ titles: ['Welder'], total: '3', leftOut: 'Internship' })
  const search = { q: 'welder', location: 'Pune', jobType: 'internship' }
  expect(await listOf(search)).toMatchObject({ titles: [], total: '0' })
  expect(await listOf({ ...search, fromWords: 'jobType,location' })).toEqual({ ...inWords, next: undefined })
  expect(await listOf({ jobType: 'internship', location: 'Mumbai', fromWords: 'jobType' })).toMatchObject({ titles: ['Welder'] })
})

test('several cities may stand before the work', async () => {
  expect(await listOf({ q: 'pune or mumbai welder' })).toMatchObject({ titles: ['Welder'], total: '6' })
  expect(await listOf({ q: 'noida and pune plumber' })).toMatchObject({ titles: ['Plumber'], total: '1' })
})

test('a company that has no jobs is no reason to list any work in its city', async () => {
  expect(await listOf({ q: 'wipro noida' })).toMatchObject({ titles: [], total: '0' })
})

test('a thing that somebody does not know is excluded, and the work is in the title', async () => {
  await aJob(db, { title: 'Site Office Assistant', location: 'Noida', description: 'Helps the plumber.' })
  expect(await listOf({ q: 'plumber job without tally in noida' })).toMatchObject({
    titles: ['Plumber', 'Site Office Assistant'],
  })
})

test('what is left out is named without the word that leads to it', async () => {
  expect(await listOf({ q: 'welder in Xyzzyabad' })).toMatchObject({ titles: ['Welder'], leftOut: 'Xyzzyabad' })
  expect(await listOf({ q: 'welder with xyzzy' })).toMatchObject({ titles: ['Welder'], leftOut: 'xyzzy' })
})
