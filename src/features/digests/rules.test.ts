import { expect, test } from 'vitest'
import type { Topic } from '#features/notifications/content.ts'
import type { FoundJob, Update } from './contract.ts'
import { updateSectionsOf, sectionsOf, subjectOf } from './rules.ts'

const job = (jobId: string): FoundJob => ({
  jobId,
  title: 'Weaver',
  company: 'Kaveri Mills',
  location: 'Erode',
  pay: '₹5.0L',
  reason: 'The role',
})
const update = (topic: Topic, link = '/applications/1'): Update => ({ id: 'x', topic, title: topic, body: 'Look.', link })
const many = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n))

test('a job that does not fit under the wishes is listed under its search', () => {
  const matches = many(12, (n) => job(`job-${n}`))
  const alerts = [9, 10, 11].map((n) => ({ ...job(`job-${n}`), from: 'weaver' }))
  const [first, second] = sectionsOf({ matches, alerts })
  expect(first?.jobs).toHaveLength(10)
  expect(second?.jobs.map(({ jobId }) => jobId)).toEqual(['job-10', 'job-11'])
})

test.each<[number, Topic[], string]>([
  [1, [], '1 new job'],
  [2, ['moved', 'moved'], '2 new jobs and 2 updates on your applications'],
  [0, ['submitted'], '1 new application'],
  [0, [...many(1_200, () => 'submitted' as const), 'withdrawn'], '1,200 new applications and 1 withdrawal'],
  [1, ['receipt', 'message', 'moved'], '1 new job, 1 message, 1 update on your applications and 1 application sent'],
])('%i jobs and the updates of row %# make the subject', (jobs, topics, subject) => {
  expect(
    subjectOf(
      jobs,
      topics.map((topic) => update(topic)),
    ),
  ).toBe(subject)
})

test('messages of one thread are one line, and a long list ends with the number of others', () => {
  const messages = ['/a', '/b', '/a', '/a'].map((link) => update('message', link))
  const sections = updateSectionsOf([...many(60, () => update('submitted')), ...messages])
  expect(sections.map(({ title, updates, more }) => [title, updates.length, more])).toEqual([
    ['Messages', 2, 0],
    ['New applications', 50, 10],
  ])
  expect(sections[0]?.updates.map(({ body }) => body)).toEqual(['3 messages. Look.', 'Look.'])
})
