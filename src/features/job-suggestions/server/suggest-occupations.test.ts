import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import type { NearMisses } from '#features/job-search/contract.ts'
import type { Suggestion } from '../contract.ts'

const { db, visitor } = await openPortal()
for (const title of ['Software Engineer', 'Senior Software Engineer', 'Software Engineer II', 'Security Guard', 'Staff Nurse'])
  await aJob(db, { title })

async function offered(q: string, kind = ''): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs/suggestions?${new URLSearchParams({ q, ...(kind && { kind }) }).toString()}`)
  return answer.json<Suggestion[]>().map(({ kind: of, text }) => `${of} ${text}`)
}

test.each([
  ['cctv', 'role CCTV Operator'],
  ['boy ward', 'role Ward Boy'],
  ['காவலாளி', 'role Watchman'],
])('occupations that no job names are offered where a similar trade has jobs: %s', async (typed, name) => {
  expect(await offered(typed)).toContain(name)
})

test.each([
  ['cpp', 'role C++ Developer'],
  ['information tech', 'role Information Technology Engineer'],
])('an occupation is written as in titles: %s', async (typed, name) => {
  expect(await offered(typed)).toContain(name)
})

test('a role that is found by the beginning of another word comes after the occupations that are meant', async () => {
  await aJob(db, { title: 'Node.js Developer' })
  const names = await offered('java')
  expect(names[0]).toMatch(/^role Java /)
  expect(names.at(-1)).toBe('role Node.js Developer')
})

test('an occupation of a trade without jobs is not suggested', async () => {
  expect(await offered('proofr')).not.toContain('role Proofreader')
  expect(await offered('cartoonis')).toEqual([])
})

test('a suggested occupation finds jobs', async () => {
  const { someWords } = (await visitor.call('GET /api/jobs/near-misses?q=Bouncer')).json<NearMisses>()
  expect(someWords.map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([['Security Guard']])
})

test('roles of jobs come before occupations, which are added only if roles are few, and never for companies or cities only', async () => {
  await aJob(db, { title: 'Bouncer Trainee', company: 'Bouncy Castles' })
  expect(await offered('bounc')).toEqual(['role Bouncer Trainee', 'role Bouncer', 'company Bouncy Castles'])
  expect(await offered('bounc', 'company')).toEqual(['company Bouncy Castles'])
  expect(await offered('soft')).toEqual(expect.not.arrayContaining(['role Software Consultant']))
})
