/** Texts that name no work: filters, degrees, places. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Tailor', location: 'Pune' })
await aJob(db, { title: 'Field Officer', location: 'Pune', description: 'Visits government schools.' })
await aJob(db, {
  title: 'Store Associate',
  location: 'Pune',
  jobType: 'part-time',
  description: 'For people who passed the 12th.',
})
await aJob(db, { title: 'Helper', location: 'Surat', description: 'Meals and a hostel are free.' })
await aJob(db, { title: 'Driver', location: 'Boisar, Maharashtra', description: 'Women are welcome.' })
await aJob(db, { title: 'Online Tutor', location: 'Remote, India' })
await rebuildSearchTerms(db)

async function listOf(q: string) {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  const leftOut = headers['x-search-left-out']
  return {
    titles: answer.json<{ title: string }[]>().map(({ title }) => title),
    leftOut: leftOut === undefined ? null : decodeURIComponent(String(leftOut)),
  }
}

test.each(['government jobs for 12th pass', '12 pass govt job', 'सरकारी नौकरी 12वीं पास'])(
  '%s asks for what needs the class, without the employer',
  async (q) => {
    expect(await listOf(q)).toMatchObject({ titles: ['Store Associate'], leftOut: expect.any(String) })
  },
)

test.each([
  ['boisar midc jobs', ['Driver']],
  ['মহিলাদের চাকরি', ['Driver']],
  ['महिलाओं के लिए नौकरी', ['Driver']],
])('%s asks for any work in the place, or for those people', async (q, titles) => {
  expect((await listOf(q)).titles).toEqual(titles)
})

test('signs alone ask for nothing', async () => {
  const all = await visitor.call('GET /api/jobs')
  for (const q of ['%%%', '"', '""']) {
    const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
    expect(answer.headers['x-total-count']).toBe(all.headers['x-total-count'])
  }
})

test.each(['job no interview pune', 'weekly payment work in pune'])('%s: what no job states is said', async (q) => {
  const { titles, leftOut } = await listOf(q)
  expect(titles).toContain('Tailor')
  expect(leftOut).toMatch(/^no interview$|^weekly payment$/)
})

test.each(['rehna khana free job surat', 'job with food and stay', 'jobs near me with food provided'])(
  '%s asks for what the text of a job says',
  async (q) => {
    expect(await listOf(q)).toEqual({ titles: ['Helper'], leftOut: null })
  },
)

test('the word of a filter is no slip of a trade', async () => {
  expect(await listOf('padhai ke saath job')).toEqual({ titles: ['Store Associate'], leftOut: null })
})

test('a place that work from home leaves out is named', async () => {
  expect(await listOf('work from home jobs in kochi')).toEqual({ titles: ['Online Tutor'], leftOut: 'kochi' })
})
