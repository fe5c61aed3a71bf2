import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
for (const [title, location] of [
  ['Truck Driver', 'Lucknow, Uttar Pradesh'],
  ['Truck Driver', 'Jaipur, Rajasthan'],
  ['Truck Driver', 'Delhi'],
  ['Bus Driver', 'Mumbai, Maharashtra'],
  ['Accountant', 'Mumbai, Maharashtra'],
  ['Teacher', 'Mumbai, Maharashtra'],
  ['Teacher', 'Patna, Bihar'],
  ['Teacher', 'Ahmedabad, Gujarat'],
  ['Teacher', 'Chennai, Tamil Nadu'],
  ['Electrician', 'Panipat, Haryana'],
  ['Quality Inspector', 'Bengaluru, Karnataka'],
  ['Software Engineer', 'Hyderabad, Telangana'],
  ['Design Engineer', 'Hosur, Tamil Nadu'],
  ['PHP Developer', 'Kochi, Kerala'],
] as const)
  await aJob(db, { title, location })

async function found(query: Readonly<Record<string, string>>): Promise<{ jobs: string[]; corrected: string | undefined }> {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?${new URLSearchParams(query).toString()}`)
  const corrected = headers['x-search-corrected']
  return {
    jobs: answer
      .json<{ title: string; location: string }[]>()
      .map(({ title, location }) => `${title}, ${location.split(',')[0]}`),
    corrected: corrected === undefined ? undefined : decodeURIComponent(String(corrected)),
  }
}

test.each([
  ['driver varanasi', ['Truck Driver, Lucknow'], 'driver in Uttar Pradesh'],
  ['driver in Prayagraj', ['Truck Driver, Lucknow'], 'driver in Uttar Pradesh'],
  ['teacher tambaram', ['Teacher, Chennai'], 'teacher in Chennai'],
])('%s: where neither the place nor a city within reach has the work, the state is searched', async (q, jobs, corrected) => {
  expect(await found({ q })).toEqual({ jobs, corrected })
})

test('a place that was chosen as a filter is not widened to its state', async () => {
  expect(await found({ q: 'driver', location: 'Varanasi' })).toMatchObject({ corrected: undefined })
})

test('two cities joined by "or" are both searched, and the work stays', async () => {
  const { jobs } = await found({ q: 'driver delhi or mumbai' })
  expect(jobs.toSorted()).toEqual(['Bus Driver, Mumbai', 'Truck Driver, Delhi'])
})

test.each([
  ['teacher mira road', 'Teacher, Mumbai'],
  ['teacher in mira road', 'Teacher, Mumbai'],
  ['teacher satellite ahmedabad', 'Teacher, Ahmedabad'],
  ['ahmedabad satellite teacher', 'Teacher, Ahmedabad'],
  ['teacher t.nagar chennai', 'Teacher, Chennai'],
  ['teacher in T.Nagar', 'Teacher, Chennai'],
])('%s: a name of several words is one place', async (q, job) => {
  expect((await found({ q })).jobs).toEqual([job])
})

test('the words of a name of a place do not name work: Electronic City asks for no electrician', async () => {
  expect((await found({ q: 'electronic city jobs' })).jobs).toEqual(['Quality Inspector, Bengaluru'])
  expect((await found({ q: 'java electronic city' })).jobs).toEqual([])
})

test('a town without jobs is widened to the cities within reach, with or without the word jobs', async () => {
  const near = ['Accountant, Mumbai', 'Bus Driver, Mumbai', 'Teacher, Mumbai']
  for (const query of [{ q: 'dombivli jobs' }, { q: 'dombivli' }, { location: 'Dombivli' }])
    expect((await found(query)).jobs.toSorted()).toEqual(near)
})

test('of a town whose state alone has jobs, the jobs of the state are listed', async () => {
  for (const q of ['gorakhpur', 'gorakhpur jobs'])
    expect(await found({ q })).toEqual({ jobs: ['Truck Driver, Lucknow'], corrected: 'Uttar Pradesh' })
  expect((await found({ q: 'alleppey' })).jobs).toEqual(['PHP Developer, Kochi'])
})

test.each(['blr quality', 'quality blr'])('%s: a short name of a city stands before or behind the work', async (q) => {
  expect((await found({ q })).jobs).toEqual(['Quality Inspector, Bengaluru'])
})

test('in the state, work is also searched by the name that employers write', async () => {
  await aJob(db, { title: 'LCV Driver', location: 'Noida, Uttar Pradesh' })
  expect(await found({ q: 'taxi driver kanpur' })).toEqual({
    jobs: ['LCV Driver, Noida'],
    corrected: 'lcv driver in Uttar Pradesh',
  })
})

test.each(['hyd', 'koramangla', 'marathalli'])('%s alone is a place, however it is written', async (q) => {
  expect((await found({ q })).jobs).toEqual([q === 'hyd' ? 'Software Engineer, Hyderabad' : 'Quality Inspector, Bengaluru'])
})

test('without the place, all of the work is still searched for, whatever titles call it', async () => {
  expect((await found({ q: 'electrician port blair' })).jobs).toEqual(['Electrician, Panipat'])
  expect((await found({ q: 'php programmer port blair' })).jobs).toEqual(['PHP Developer, Kochi'])
})

test.each([
  ['java gachibowli', 'Software Engineer, Hyderabad'],
  ['java jobs in hi-tech city', 'Software Engineer, Hyderabad'],
  ['solidworks jobs in Hosur', 'Design Engineer, Hosur'],
])('%s: where no job of the place names the skill, the trades that have it are listed there', async (q, job) => {
  expect((await found({ q })).jobs).toEqual([job])
})

test('a skill in a city within reach comes before a trade in the place that has the skill', async () => {
  await aJob(db, { title: 'SolidWorks Expert', location: 'Chennai, Tamil Nadu' })
  await aJob(db, { title: 'Design Engineer', location: 'Kanchipuram, Tamil Nadu' })
  expect((await found({ q: 'solidworks kanchipuram' })).jobs).toEqual(['SolidWorks Expert, Chennai'])
})
