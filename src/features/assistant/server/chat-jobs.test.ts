import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'

const portal = await openPortal({ rateLimits: noRateLimits })
const { db, visitor } = portal
const { jobId } = await aJob(db, { title: 'Driver', location: 'Pune, Maharashtra', salaryMin: 240_000, salaryMax: 300_000 })
await aJob(db, { title: 'Plumber', location: 'Nagpur, Maharashtra' })

test.each([
  ['driver jobs in Pune', 'en', 'I found **1 job** for “driver” in Pune.'],
  ['Pune me driver ki naukri chahiye', 'hi-Latn', 'Pune me “driver” ke liye **1 job** mili hai.'],
  ['पुणे में ड्राइवर की नौकरी चाहिए', 'hi', 'Pune में “driver” के लिए **1 नौकरी** मिली।'],
])('%s: jobs, in the language of the question', async (message, language, content) => {
  const answer = await ask(visitor, message)
  expect(answer).toMatchObject({
    source: 'template_based',
    language,
    content,
    jobs: [{ id: jobId, title: 'Driver', responses: null }],
  })
  expect(answer.suggestedActions).toMatchObject([{ link: '/jobs?q=driver&location=pune', type: 'internal' }])
  expect(new Date(answer.timestamp).getTime()).not.toBeNaN()
  expect(answer.followUpQuestions.length).toBeGreaterThan(1)
})

test('jobs that only mention the work are not counted', async () => {
  await aJob(db, { title: 'Electrician', location: 'Kochi, Kerala' })
  await aJob(db, {
    title: 'Site Manager',
    location: 'Kochi, Kerala',
    description: 'An electrician and four masons report to you.',
  })
  const { content, jobs } = await ask(visitor, 'electrician jobs in Kochi')
  expect(content).toBe('I found **1 job** for “electrician” in Kochi. 1 more job mentions it in the description.')
  expect(jobs).toMatchObject([{ title: 'Electrician' }, { title: 'Site Manager' }])
})

test('the answer names the corrected spelling', async () => {
  await rebuildSearchTerms(db)
  const { content, jobs } = await ask(visitor, 'drivr jobs in Pune')
  expect(content).toContain('“driver')
  expect(jobs).toMatchObject([{ id: jobId }])
})

test('an empty search says so, and names the nearest jobs', async () => {
  const answer = await ask(visitor, 'plumber jobs in Pune')
  expect(answer.content).toContain('There is no open job for “plumber” in Pune right now.')
  expect(answer.content).toMatch(/The nearest:\n- \[1 job for “plumber”\]\(\/jobs\?q=plumber\)/)
  expect(answer.jobs).toMatchObject([{ title: 'Plumber' }])
})

test('if leaving out one part is not enough, the nearest jobs are those of the work alone', async () => {
  const { content, jobs } = await ask(visitor, 'plumber jobs in Pune above 9 lakh')
  expect(content).toContain('There is no open job for “plumber” in Pune, ₹9.0L+ right now.')
  expect(content).toContain('- [1 job for “plumber”](/jobs?q=plumber)')
  expect(jobs).toMatchObject([{ title: 'Plumber' }])
})

test('for a trade without jobs, the nearest jobs are found by the last word', async () => {
  expect((await ask(visitor, 'submarine plumber jobs in Leh')).content).toContain('- [1 job for “plumber”](/jobs?q=plumber)')
})

test('the list of the site for a longer name is the answer too, and it is said which words no job has', async () => {
  const { content, jobs } = await ask(visitor, 'industrial zone plumber jobs in Nagpur')
  expect(content).toContain('**1 job**')
  expect(content).toContain('None of them names “zone”, so I left that out.')
  expect(jobs).toMatchObject([{ title: 'Plumber' }])
})

test('a few words are tried as a search, and count as one only if they are in a title', async () => {
  await aJob(db, {
    title: 'Falconer',
    location: 'Jaipur, Rajasthan',
    description: 'Somebody who likes zeppelins and birds of prey.',
  })
  expect((await ask(visitor, 'falconer')).jobs).toMatchObject([{ title: 'Falconer' }])
  expect((await ask(visitor, 'zeppelins')).content).toContain('I did not understand this')
})

test('without similar jobs, the answer says what to try', async () => {
  expect((await ask(visitor, 'beautician jobs in Leh')).content).toContain('Try another word for the work or a larger city.')
})

test('a place alone is answered, and so are figures', async () => {
  expect((await ask(visitor, 'jobs in Pune above 2 lakh')).content).toBe('I found **1 job** in Pune, ₹2.0L+.')
})

test('a candidate is offered an alert for exactly the shown search; a visitor is not', async () => {
  const asha = await portal.aUser()
  const { proposals } = await ask(asha, 'driver jobs in Pune')
  expect(proposals).toEqual([
    { kind: 'alert', text: 'Email me new jobs like these', name: '“driver” · in pune', query: { q: 'driver', location: 'pune' } },
  ])
  const [proposal] = proposals ?? []
  const saved = await asha.call('POST /api/saved-searches', { query: proposal?.kind === 'alert' ? proposal.query : {} })
  expect([saved.statusCode, saved.json().name]).toEqual([201, '“driver” · in pune'])
  expect((await ask(visitor, 'driver jobs in Pune')).proposals).toBeUndefined()
})

test('saving and applying are proposed on request, and nothing is carried out', async () => {
  const asha = await portal.aUser()
  const { proposals } = await ask(asha, `apply to and save this: https://pasand.example/jobs/${jobId}`)
  expect(proposals?.map(({ kind }) => kind)).toEqual(['apply', 'save-job'])
  expect((await asha.call('GET /api/saved-jobs/job-ids')).json()).toEqual([])
  expect((await asha.call('GET /api/applications/job-ids')).json()).toEqual([])
})

test('a wish is proposed with values that the call accepts unchanged', async () => {
  const asha = await portal.aUser()
  const { proposals, content } = await ask(asha, 'I want to work at Infosys as a driver in Pune')
  const wish = { company: 'Infosys', role: 'driver', availabilityDays: 30, expectedSalary: null, location: 'pune' }
  expect(proposals).toEqual([{ kind: 'wish', text: 'Make this wish: driver, Infosys, pune, available in 30 days', wish }])
  expect(content).toContain('Nothing is saved until you press the button')
  expect((await asha.call('GET /api/wishes')).json()).toEqual([])
  expect((await asha.call('POST /api/wishes', wish)).statusCode).toBe(201)
  expect((await ask(asha, 'my wishes')).content).toContain('driver, Infosys, pune')
})

test('the class that a person has passed is searched for, and it is said when no job names it', async () => {
  await aJob(db, { title: 'Packer', location: 'Lucknow, Uttar Pradesh', requirements: ['12th pass'] })
  await aJob(db, { title: 'Legal Executive', location: 'Lucknow, Uttar Pradesh', requirements: ['LLB'] })
  for (const question of ['12th pass jobs in Lucknow', 'naukri chahiye lucknow me 12vi paas']) {
    const { jobs, content } = await ask(visitor, question)
    expect(jobs).toMatchObject([{ title: 'Packer' }])
    expect(content).toContain('12th pass')
  }
  const { jobs, content } = await ask(visitor, 'driver jobs in Pune for 8th pass')
  expect(jobs?.[0]).toMatchObject({ title: 'Driver' })
  expect(content).toContain('None of them names “8th pass”, so I left that out.')
})
