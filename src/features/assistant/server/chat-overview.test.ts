/** Tests questions about all jobs or companies, without a name of work. */
import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'

const portal = await openPortal({ rateLimits: noRateLimits })
const { db, visitor } = portal
await aJob(db, { title: 'Surgeon', location: 'Mumbai', salaryMin: 2_400_000, salaryMax: 3_000_000 })
await aJob(db, { title: 'Welder', location: 'Mumbai', salaryMin: 200_000, salaryMax: 260_000 })
await aJob(db, { title: 'Tailor', location: 'Chennai', description: 'Walk-in interview from Monday to Friday.' })

test.each(['do you have jobs', 'latest jobs', 'new jobs today', 'do you have any vacancies'])(
  '%s: the newest jobs',
  async (message) => {
    const { content, jobs } = await ask(visitor, message)
    expect(content).toContain('These are the newest of **3 jobs**')
    expect(jobs?.[0]?.title).toBe('Tailor')
  },
)

test.each([
  [
    'highest paying job in mumbai',
    'I found **2 jobs** in Mumbai. The best paid come first.',
    '/jobs?location=mumbai&sort=salary-high',
  ],
  ['best paying jobs', 'I found **3 jobs** in all. The best paid come first.', '/jobs?sort=salary-high'],
  ['sabse zyada salary wali job', 'Kul **3 jobs** mili hain. Sabse zyada salary wali pehle hain.', '/jobs?sort=salary-high'],
])('%s: jobs in the order of their pay', async (message, content, link) => {
  const answer = await ask(visitor, message)
  expect(answer.content).toBe(content)
  expect(answer.jobs?.[0]?.title).toBe('Surgeon')
  expect(answer.suggestedActions[0]?.link).toBe(link)
})

test('beside the name of work, the answer says that pay was not searched', async () => {
  const { content, jobs } = await ask(visitor, 'high salary welder jobs in mumbai')
  expect(content).toBe('I found **1 job** for “welder” in Mumbai.\n\nNone of them names “high salary”, so I left that out.')
  expect(jobs?.map(({ title }) => title)).toEqual(['Welder'])
})

test('a walk-in in a city is a search, and what to carry there is a question for an article', async () => {
  const { content, jobs } = await ask(visitor, 'walk in interview tomorrow in chennai')
  expect(content).toContain('**1 job** in Chennai')
  expect(jobs?.map(({ title }) => title)).toEqual(['Tailor'])
})

test('no experience is a filter, whatever words say it', async () => {
  const { suggestedActions, content } = await ask(visitor, 'jobs that dont need experience')
  expect(`${content} ${suggestedActions.map(({ link }) => link).join(' ')}`).toMatch(/fresher|Fresher/)
})

test.each(['how many companies are hiring', 'number of companies', 'how many employers are there'])('%s', async (message) => {
  expect((await ask(visitor, message)).content).toMatch(/^\*\*\d+ compan(?:y|ies)\*\* hire/)
})

test('if only a place was named and it has no such job, the answer says in which place it searched', async () => {
  await aJob(db, { title: 'Nurse', location: 'New Delhi, Delhi', jobType: 'part-time' })
  expect((await ask(visitor, 'part time jobs in noida')).content).toMatch(/^I searched in .*Delhi.* and found \*\*1 job\*\*\.$/)
})
