/** Lists for searches with few or no full matches: jobs that keep most of the text come first, and jobs that only mention it are marked. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
for (const location of ['Pune, Maharashtra', 'Mumbai, Maharashtra'])
  for (let i = 0; i < 3; i++) await aJob(db, { title: 'Welder', location })
await aJob(db, { title: 'Fitter', description: 'Works beside our carpenter.' })
for (let i = 0; i < 2; i++) await aJob(db, { title: 'Carpenter' })
await aJob(db, { title: 'Mason', location: 'Bengaluru', description: 'Wear goggles.' })
await aJob(db, { title: 'Back Office Executive', location: 'Chennai' })
await aJob(db, { title: 'Data Entry Operator', location: 'Kanchipuram' })
await aJob(db, { title: 'Cashier', location: 'Pune, Maharashtra', jobType: 'part-time' })
await rebuildSearchTerms(db)

type Params = Readonly<Record<string, string>>

async function listOf(params: Params) {
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams(params).toString()}`)
  const leftOut = answer.headers['x-search-left-out']
  return {
    titles: [...new Set(answer.json<{ title: string }[]>().map(({ title }) => title))],
    total: answer.headers['x-total-count'],
    leftOut: typeof leftOut === 'string' ? decodeURIComponent(leftOut) : null,
  }
}

test('of several filters only the one is left out that no job has', async () => {
  await aJob(db, { title: 'Roofer', jobType: 'part-time' })
  expect(await listOf({ q: 'roofer part time night shift' })).toMatchObject({ titles: ['Roofer'], leftOut: 'Night shift' })
})

test('where a trade has no job in the place, those of its near trades there are nearer than its own elsewhere', async () => {
  await aJob(db, { title: 'Audit Executive', location: 'Jammu' })
  for (let i = 0; i < 2; i++) await aJob(db, { title: 'Tax Assistant', location: 'Chennai' })
  const { headers } = await visitor.call('GET /api/jobs?q=audit+executive+in+Chennai')
  expect(decodeURIComponent(String(headers['x-search-corrected']))).toBe('audit or accountant or tax')
  expect(headers).toMatchObject({ 'x-total-count': '2' })
  expect(headers['x-search-left-out']).toBeUndefined()
})

test.each(['data entry operator in Chennai', 'data entry Chennai'])(
  '%s: near trades there come before the trade within reach',
  async (q) => {
    const { headers } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
    expect(decodeURIComponent(String(headers['x-search-corrected']))).toMatch(/back office/)
    expect(await listOf({ q })).toMatchObject({ titles: ['Back Office Executive'], leftOut: null })
  },
)

test('several cities that no word joins are where the work is looked for', async () => {
  expect(await listOf({ q: 'welder jobs Pune Mumbai' })).toMatchObject({ titles: ['Welder'], total: '6', leftOut: null })
})

test('of a small town without a job its state is searched before all of India', async () => {
  expect(await listOf({ q: 'welder jobs in Ratnagiri MIDC' })).toMatchObject({ titles: ['Welder'], total: '6', leftOut: null })
  expect(await listOf({ q: 'part time jobs in Ratnagiri' })).toMatchObject({
    titles: expect.arrayContaining(['Cashier']) as string[],
    leftOut: null,
  })
})

test('who tells of themselves finds the work that they name', async () => {
  const q = 'मैं 12वीं पास हूँ और 3 साल से वेल्डर का काम कर रहा हूँ मुझे पुणे में नौकरी चाहिए'
  expect(await listOf({ q })).toMatchObject({ titles: ['Welder'], total: '3' })
})

test('the answer says where the jobs begin that only mention the words', async () => {
  const inTitle = async (params: Params) => {
    const { headers } = await visitor.call(`GET /api/jobs?${new URLSearchParams(params).toString()}`)
    return { inTitle: headers['x-in-title'], next: /<([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1] }
  }
  expect(await inTitle({ q: 'carpenter' })).toMatchObject({ inTitle: '2' })
  expect(await inTitle({ q: 'welder' })).toMatchObject({ inTitle: undefined })
  expect(await inTitle({ q: 'goggles' })).toMatchObject({ inTitle: undefined })
  expect(await inTitle({ q: 'carpenter', sort: 'recent' })).toMatchObject({ inTitle: undefined })
  expect(await inTitle({ q: 'carpenter -ladder' })).toMatchObject({ inTitle: '2' })
  const { inTitle: first, next } = await inTitle({ q: 'carpenter', limit: '2' })
  expect(first).toBeUndefined()
  expect((await visitor.call(`GET ${String(next)}`)).headers['x-in-title']).toBe('0')
})

/** The titles of all pages of a list. */
async function pages(q: string): Promise<readonly string[]> {
  const found: string[] = []
  for (let page: string | undefined = `/api/jobs?${new URLSearchParams({ q, limit: '2' }).toString()}`; page;) {
    const answer = await visitor.call(`GET ${page}`)
    found.push(...answer.json<{ title: string }[]>().map(({ title }) => title))
    page = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  return found
}

test('jobs under another name come in the rank that was typed, also page by page', async () => {
  const titles = ['Store Manager', 'Stores Trainee', 'Store Keeper', 'Stores Executive', 'Manager – Store']
  for (const title of titles) await aJob(db, { title, location: 'Bhopal' })
  expect((await pages('godown ka kaam in Bhopal')).slice(0, 2).toSorted()).toEqual(['Store Keeper', 'Stores Executive'])
  const managers = ['Manager – Store', 'Store Manager']
  const found = await pages('store incharge in Bhopal')
  expect(found.slice(0, 2).toSorted()).toEqual(managers)
  expect(found.length).toBe(new Set(found).size)
})
