import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import names from '../../../../../database/names/walk-ins.json' with { type: 'json' }
import type { Job } from '#features/jobs/contract.ts'
import type { NearMisses } from '../../contract.ts'
import { withoutWalkIn } from '#features/search-words/read-walk-in.ts'

const { db, visitor } = await openPortal()

const listOf = (words: string): string[] => words.split(' ')
const withNames = (words: string, join: (name: string, word: string) => string): string[] =>
  listOf(words).flatMap((word) => ['walk-in', ...names.names].map((name) => join(name, word)))

const stated = [
  ...names.names,
  ...names.phrases,
  ...withNames(`${names.events} ${names.days} ${names.details}`, (name, word) => `${name} ${word}`),
  ...withNames(names.before, (name, word) => `${word} ${name}`),
]
const denied = [
  ...withNames(names.others, (name, word) => `${name} ${word}`),
  ...withNames(`${names.denials} ${names.handled}`, (name, word) => `${word} ${name}`),
  ...withNames(names.denialsBehind, (name, word) => `${name} interviews are ${word}`),
  ...names.phrases.map((phrase) => `no ${phrase}`),
]

test.each([
  ['says so', stated, true],
  ['does not', denied, false],
])('each wording %s in a search and in a job', async (_, texts, isSaid) => {
  const { rows } = await sql<{ isWalkIn: boolean }>`
    select is_walk_in('Executive', 'Work. ' || said || '. Six days.') "isWalkIn" from unnest(${texts}::text[]) said`.execute(db)
  const wrong = texts.filter((text, i) => (withoutWalkIn(text) !== null) !== isSaid || rows[i]?.isWalkIn !== isSaid)
  expect(wrong).toEqual([])
})

test.each([
  ['Walk-in interviews are held on weekdays, 10 am to 4 pm.', true],
  ['Candidates can walk in with their CV.', true],
  ['Walk-in: Monday to Friday', true],
  ['Interview mode - Walk-in.', true],
  ['No calls, walk-ins only.', true],
  ['रविवार को वॉक-इन इंटरव्यू, ऑफिस में।', true],
  ['Handle walk-in customers and calls.', false],
  ['Look after customers who walk in on weekends.', false],
  ['Conduct weekly walk-in drives.', false],
  ['Source people through referrals and walk-in drives.', false],
  ['Walk-in interviews will not be held.', false],
  ['Please, no walk-ins.', false],
  ['You walk in the fields from farm to farm.', false],
  ['Repair walk-in coolers.', false],
])('%s', async (said, isWalkIn) => {
  expect((await sql`select is_walk_in('Executive', ${said}) "isWalkIn"`.execute(db)).rows).toEqual([{ isWalkIn }])
})

await aJob(db, { title: 'Van Driver', description: 'Walk-in interview, 10 am to 1 pm.', location: 'Kochi' })
await aJob(db, { title: 'Bus Driver', description: 'No walk-ins.', location: 'Kochi' })
await aJob(db, { title: 'Walk-in for Tailors', description: 'Sew.' })
await aJob(db, { title: 'Walk-in Cooler Technician', description: 'Repair.' })

const ask = async <T>(path: string, query: Record<string, string>): Promise<T> =>
  (await visitor.call(`GET /api/jobs${path}?${new URLSearchParams(query).toString()}`)).json()
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await ask<Job[]>('', query)).map(({ title }) => title).toSorted()

test.each([
  ['walk in', ['Van Driver', 'Walk-in for Tailors']],
  ['walk in driver', ['Van Driver']],
  ['walkin interview kochi', ['Van Driver']],
  ['walk-in jobs today', ['Van Driver', 'Walk-in for Tailors']],
  ['"walk-in" driver', ['Bus Driver', 'Van Driver']],
  ['walk in cooler technician', ['Walk-in Cooler Technician']],
])('%s finds the jobs that state it', async (q, found) => {
  expect(await titles({ q })).toEqual(found)
})

test('as a filter of the address it is joined to the others, and is yes or no', async () => {
  expect(await titles({ walkIn: 'true', location: 'kochi' })).toEqual(['Van Driver'])
  expect(await titles({ walkIn: 'false', location: 'kochi' })).toEqual(['Bus Driver', 'Van Driver'])
  expect((await visitor.call('GET /api/jobs?walkIn=perhaps')).statusCode).toBe(400)
})

test('where no job has it, those without it are offered, and never those of any trade', async () => {
  const { without, jobs } = await ask<NearMisses>('/near-misses', { q: 'walk in bus driver' })
  expect(without.find(({ part }) => part === 'walkIn')?.total).toBe('1')
  expect(jobs.map(({ title }) => title)).toEqual(['Bus Driver'])
})

test('a job that changes its text is found by it', async () => {
  const { jobId } = await aJob(db, { title: 'Gatekeeper', description: 'Morning shift.' })
  expect(await titles({ q: 'gatekeeper', walkIn: 'true' })).toEqual([])
  await db.updateTable('jobs').set({ description: 'Direct walk-in.' }).where('id', '=', jobId).execute()
  expect(await titles({ q: 'gatekeeper', walkIn: 'true' })).toEqual(['Gatekeeper'])
})

test('the only filter without any job offers none of another kind', async () => {
  await db
    .updateTable('jobs')
    .set({ isActive: false })
    .where('title', 'in', ['Van Driver', 'Walk-in for Tailors', 'Gatekeeper'])
    .execute()
  const { without, jobs, someWords } = await ask<NearMisses>('/near-misses', { walkIn: 'true' })
  expect(without).toEqual([{ part: 'walkIn', total: '2' }])
  expect([jobs, someWords]).toEqual([[], []])
})
