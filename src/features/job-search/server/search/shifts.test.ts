import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import shiftNames from '../../../../../database/names/shifts.json' with { type: 'json' }
import type { Job } from '#features/jobs/contract.ts'
import type { NearMisses } from '../../contract.ts'
import { findShift } from '#features/search-words/read-shift.ts'

const { db, visitor } = await openPortal()

/** Every way in which a job may state its shift. */
const texts = shiftNames.shifts.flatMap(({ shift, words, phrases }) => [
  ...words.split(' ').flatMap((word) => [`${word} shift`, `${word} duty`].map((text) => ({ shift, text }))),
  ...phrases.map((text) => ({ shift, text })),
])
const nouns = shiftNames.nouns.split(' ').map((noun) => ({ shift: 'night', text: `night ${noun}` }))

test('each name of a shift says the same in a search and in a job', async () => {
  const named = [...texts, ...nouns]
  const { rows } = await sql<{ shifts: string[] }>`
    select job_shifts('Executive', 'Work. ' || said || ', six days.') shifts from unnest(${named.map(({ text }) => text)}::text[]) said`.execute(
    db,
  )
  const wrong = named.filter(({ shift, text }, i) => findShift(text)?.shift !== shift || rows[i]?.shifts.join() !== shift)
  expect(wrong).toEqual([])
})

const shiftsOf = async (said: string, title = 'Executive'): Promise<string[]> =>
  (await sql<{ shifts: string[] }>`select job_shifts(${title}, ${said}) shifts`.execute(db)).rows[0]?.shifts ?? []

test.each([
  ['Night shift, 6:30 pm to 3:30 am, with a cab.', ['night']],
  ['Timing 9 PM – 6 AM', ['night']],
  ['Shift: Night', ['night']],
  ['US hours, five days a week.', ['us']],
  ['Night shifts (US process).', ['night', 'us']],
  ['Work in U.S. shift or UK hours.', ['uk', 'us']],
  ['Night shift, no Sundays.', ['night']],
  ['UK hours, 1:30 pm to 10:30 pm.', ['uk']],
  ['Day and night duties by monthly roster.', ['night', 'rotational']],
  ['Rotational duty, with six nights a month at most.', ['night', 'rotational']],
  ['Morning or evening shift, changing every fortnight.', ['rotational']],
  ['Morning, afternoon or evening shifts.', ['evening', 'morning']],
  ['रात की ड्यूटी, रविवार को छुट्टी।', ['night']],
  ['No night shifts. General shift only.', ['day']],
  ['There is no night shift.', []],
  ['Night shift is not required.', []],
  ['Contact us. Shift timings are told later.', []],
  ['Eight hours a day; duty on Sundays.', []],
  ['12 hours per day duty', []],
  ['General duty in the ward', []],
  ['Visit once a fortnight. We work day and night.', []],
  ['You lead one of two shifts.', []],
])('%s', async (said, shifts) => {
  expect(await shiftsOf(said)).toEqual(shifts)
})

test('a title with the night in it is work at night', async () => {
  expect(await shiftsOf('Close the books.', 'Night Auditor')).toEqual(['night'])
  expect(await shiftsOf('Serve.', 'Night Club Bartender')).toEqual([])
})

await aJob(db, { title: 'Voice Associate', description: 'US hours, five days a week.' })
await aJob(db, { title: 'Ward Nurse', description: 'Night duty.', location: 'Kochi' })
await aJob(db, {
  title: 'Day Nurse',
  description: 'Day shift. No night duty.',
  location: 'Kochi',
})
await aJob(db, { title: 'Fitter', description: 'Rotational shifts.' })
await aJob(db, { title: 'Clerk', description: 'The office is in the market.' })

const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await visitor.call(`GET /api/jobs?${new URLSearchParams(query).toString()}`))
    .json<Job[]>()
    .map(({ title }) => title)
    .toSorted()

test.each([
  ['night shift', ['Voice Associate', 'Ward Nurse']],
  ['us shift', ['Voice Associate']],
  ['nurse night duty', ['Ward Nurse']],
  ['raat ki duty nurse', ['Ward Nurse']],
  ['rotational shift', ['Fitter']],
  ['night shift in Kochi', ['Ward Nurse']],
])('%s finds the jobs that state it', async (q, found) => {
  expect(await titles({ q })).toEqual(found)
})

test('as a filter of the address it is joined to the others, and one that does not exist is refused', async () => {
  expect(await titles({ shift: 'night', location: 'kochi' })).toEqual(['Ward Nurse'])
  expect((await visitor.call('GET /api/jobs?shift=siesta')).statusCode).toBe(400)
})

const nearMisses = async (query: Record<string, string>): Promise<NearMisses> =>
  (await visitor.call(`GET /api/jobs/near-misses?${new URLSearchParams(query).toString()}`)).json()

test('where no job has the shift, those of one that is near are offered and marked, and with words those without it', async () => {
  const alone = await nearMisses({ shift: 'uk' })
  expect(alone.jobs).toEqual([])
  expect(alone.someWords.map(({ missing, jobs }) => [missing, jobs.map(({ title }) => title)])).toEqual([
    [['UK shift'], ['Fitter']],
  ])
  const { without, jobs } = await nearMisses({ q: 'clerk', shift: 'night' })
  expect(without.find(({ part }) => part === 'shift')?.total).toBe('1')
  expect(jobs.map(({ title }) => title)).toEqual(['Clerk'])
})

test('a job that changes its shift is found under the new one', async () => {
  const { jobId } = await aJob(db, { title: 'Gatekeeper', description: 'Morning shift.' })
  expect(await titles({ shift: 'day', q: 'gatekeeper' })).toEqual(['Gatekeeper'])
  await db.updateTable('jobs').set({ description: 'Evening shift.' }).where('id', '=', jobId).execute()
  expect(await titles({ shift: 'day', q: 'gatekeeper' })).toEqual([])
  expect(await titles({ shift: 'evening', q: 'gatekeeper' })).toEqual(['Gatekeeper'])
})
