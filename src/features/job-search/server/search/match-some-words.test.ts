import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Dot Net Developer', location: 'Chennai, Tamil Nadu' })
await aJob(db, { title: 'Dot Net Developer', location: 'Jaipur, Rajasthan', description: 'You work in the day.' })
await aJob(db, { title: 'Java Developer', description: 'You also know net and dot matrix.' })
await aJob(db, { title: 'Content Writer' })
await aJob(db, { title: 'Video Editor' })
await aJob(db, { title: 'Operations Manager', description: 'A deputy helps you to copy information.' })

type Answer = {
  readonly jobs: readonly object[]
  readonly someWords: readonly {
    readonly missing: readonly string[]
    readonly jobs: readonly { readonly title: string; readonly location: string }[]
  }[]
}
async function someWords(query: Readonly<Record<string, string>>) {
  const answer = await visitor.call(`GET /api/jobs/near-misses?${new URLSearchParams(query).toString()}`)
  return answer
    .json<Answer>()
    .someWords.map(({ missing, jobs }) => [
      missing.join(' '),
      jobs.map(({ title, location }) => `${title}, ${location.replace(/,.*/, '')}`),
    ])
}

test('jobs with most of the words come first, in groups that say what is missing', async () => {
  expect(await someWords({ q: 'Dot Net Developer - Night Shift Mode - Chennai' })).toEqual([
    ['Mode Night shift', ['Dot Net Developer, Chennai']],
    ['Mode Chennai Night shift', ['Dot Net Developer, Jaipur']],
    ['dot net Chennai Night shift', ['Java Developer, Pune']],
  ])
})

test('no job is shown for a word that says nothing about the trade, or that it only mentions', async () => {
  expect(await someWords({ q: 'Deputy Copy Editor' })).toEqual([['copy editor', ['Content Writer, Pune']]])
  expect(await someWords({ q: 'GM - Unknown Things' })).toEqual([])
  expect(await someWords({ q: 'senior executive manager urgent' })).toEqual([])
})

test('filters stay, and words that mean exactly what was typed are all kept', async () => {
  expect(await someWords({ q: 'night dot net developer', location: 'Chennai' })).toEqual([
    ['night', ['Dot Net Developer, Chennai']],
  ])
  expect(await someWords({ q: '"dot net" welder' })).toEqual([])
})

test('what a job of the same trade in another place is without is the place', async () => {
  expect(await someWords({ q: 'Copy Editor Jaipur' })).toEqual([['copy editor Jaipur', ['Content Writer, Pune']]])
})

test('jobs with all words are not among them', async () => {
  expect(await someWords({ q: 'video editor' })).toEqual([])
})

async function similar(query: Readonly<Record<string, string>>) {
  const answer = await visitor.call(`GET /api/jobs/near-misses?${new URLSearchParams(query).toString()}`)
  const groups = answer.json<{ someWords: (Answer['someWords'][number] & { trade: string | null })[] }>().someWords
  return groups.map(({ trade, missing, jobs }) => [trade, missing, jobs.map(({ title }) => title)])
}

test('a misspelt word may be the one that says the work', async () => {
  await aJob(db, { title: 'Physiotherapist' })
  await rebuildSearchTerms(db)
  expect(await similar({ q: 'Sports Physiotherapst Blue Zone' })).toEqual([
    ['physiotherapist', ['sports physiotherapist'], ['Physiotherapist']],
  ])
})

const headersOf = async (q: string) => (await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)).headers

test('where no job has the words of the trade, those of a similar trade are offered, and what is missing is said', async () => {
  await aJob(db, { title: 'Graphic Designer', location: 'Kochi, Kerala', experienceLevel: 'mid' })
  expect(await similar({ q: 'Sr. Illustrator' })).toEqual([['graphic designer', ['illustrator'], ['Graphic Designer']]])
  expect(await similar({ q: 'illustrator', location: 'Kochi', experience: 'mid' })).toHaveLength(1)
  expect(await similar({ q: 'illustrator', location: 'Pune', experience: 'mid' })).toEqual([
    ['graphic designer', ['illustrator', 'Pune'], ['Graphic Designer']],
  ])
  expect(await similar({ q: 'illustrator', location: 'Pune', experience: 'senior', salaryMin: '900000' })).toEqual([
    ['graphic designer', ['illustrator', 'Pune', 'Senior (6+ years)', '₹9,00,000 a year'], ['Graphic Designer']],
  ])
})

test('a list that only mentions the words says so where jobs of a similar trade are known', async () => {
  await aJob(db, { title: 'Farm Worker' })
  await aJob(db, { title: 'Site Manager', description: 'You plan with the gardener.' })
  expect(await headersOf('gardener')).toMatchObject({ 'x-total-count': '1', 'x-only-mentioned': 'true' })
  expect(await headersOf('"gardener"')).not.toHaveProperty('x-only-mentioned')
  expect(await headersOf('farm worker')).not.toHaveProperty('x-only-mentioned')
})

test('jobs of the trade itself are the list, above those that only mention the words', async () => {
  await aJob(db, { title: 'HR Executive' })
  await aJob(db, { title: 'Site Manager', description: 'You plan with the human resources (HR) analyst.' })
  const headers = await headersOf('hr analyst')
  expect(headers).toMatchObject({ 'x-total-count': '1', 'x-search-corrected': encodeURIComponent('hr executive') })
  expect(headers).not.toHaveProperty('x-only-mentioned')
})

test('where too little says the trade nothing is shown, and instead of jobs that only mention the words the guess', async () => {
  await aJob(db, { title: 'Safety Officer' })
  expect(await similar({ q: 'Environmental Artist' })).toEqual([])
  await aJob(db, { title: 'Night Guard', description: 'You watch the environmental exhibition of an artist.' })
  expect(await headersOf('Environmental Artist')).toMatchObject({ 'x-total-count': '0' })
  expect(await similar({ q: 'Environmental Artist' })).toEqual([['safety officer', ['environmental'], ['Safety Officer']]])
})

test('a list that mentions a skill or a degree is what was meant', async () => {
  await aJob(db, { title: 'Platform Lead', description: 'You run Kubernetes. A diploma in mechanical work is enough.' })
  for (const q of ['kubernetes', 'Diploma Mechanical']) {
    expect(await headersOf(q)).toMatchObject({ 'x-total-count': '1' })
    expect(await headersOf(q)).not.toHaveProperty('x-only-mentioned')
  }
  expect(await headersOf('kubernetes engineer')).toMatchObject({ 'x-total-count': '0' })
})

test('work that is like no trade here finds nothing, and its own jobs where there are some', async () => {
  await aJob(db, { title: 'Media Executive', description: 'You work beside the pilot of the library.' })
  expect(await similar({ q: 'library media executive chennai' })).toEqual([])
  expect(await similar({ q: 'senior airline captain' })).toEqual([])
  await aJob(db, { title: 'Librarian' })
  expect(await similar({ q: 'senior librarian' })).toEqual([[null, ['senior'], ['Librarian']]])
})

test('the whole name of an occupation comes before a part of it', async () => {
  await aJob(db, { title: 'Medical Auditor' })
  await aJob(db, { title: 'Front Office Associate' })
  const answer = await visitor.call('GET /api/jobs?q=Night+Auditor')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Front Office Associate'])
})

test('jobs that only mention the words, without a filter, come after those of the trade', async () => {
  await aJob(db, { title: 'Service Advisor' })
  await aJob(db, { title: 'Office Boy', description: 'You fetch parts for a specialist.' })
  const query = { q: 'Parts Specialist', jobType: 'contract' }
  const answer = await visitor.call(`GET /api/jobs/near-misses?${new URLSearchParams(query).toString()}`)
  expect(answer.json<Answer>().jobs).toEqual([])
  expect((await similar(query))[0]).toEqual(['service advisor', ['parts', 'Contract'], ['Service Advisor']])
})

test('the trade of a listed name that a title has is offered', async () => {
  expect(await similar({ q: 'Senior Proof Reader Required' })).toEqual([['content writer', ['proof reader'], ['Content Writer']]])
  for (const q of ['"Proof Reader"', 'Proof Reader Teacher of Stars']) expect(await similar({ q })).toEqual([])
})
