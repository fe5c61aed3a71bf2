/** Runs a full search for each entry of the lists of names, which must find the job it stands for. A failure names the entries that do not. */
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import misspellings from '#features/search-words/words/misspellings.json' with { type: 'json' }
import spokenNames from '#features/search-words/words/spoken-names.json' with { type: 'json' }
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import scriptNames from '../../../../../database/names/script-names.json' with { type: 'json' }
import trades from '../../../../../database/names/trades.json' with { type: 'json' }
import { JobList } from '../../contract.ts'
import { searchJobs } from '../search-jobs.ts'
import { openSearch } from './open-search.ts'
import { readSearch } from '#features/search-words/server/public.ts'
import { openRelaxedList } from './relaxed-list.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const { db, pool } = await openPortal()
const { jobId, employerId } = await aJob(db)
await db.deleteFrom('jobs').where('id', '=', jobId).execute()
const search = openSearch(pool)
const findRelaxedList = openRelaxedList(search, (work) => work())

type Entry = { readonly typed: string; readonly means: string }

/** Each name has one job in a unique place, so that a job of another name cannot match. */
const placeOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .slice(0, 12)

async function withJobsOf(titles: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').execute()
  for (const title of new Set(titles))
    await aJob(db, { title, postedBy: employerId, description: 'Work.', location: placeOf(title) })
  await rebuildSearchTerms(db)
}

async function titlesFor({ typed, means }: Entry): Promise<string[]> {
  const page = await searchJobs(search, JobList.parse({ q: typed, location: placeOf(means) }), new Date(), { findRelaxedList })
  return page.jobs.map(({ title }) => title)
}

/** Returns the entries whose search does not find the job of their name. */
async function unread(entries: readonly Entry[]): Promise<string[]> {
  const wrong: string[] = []
  for (const entry of entries)
    if (!(await titlesFor(entry)).includes(entry.means)) wrong.push(`${entry.typed}: no ${entry.means} is found`)
  return wrong
}

const listed = (names = ''): string[] => names.split(', ').filter(Boolean)

test('each name that people say', async () => {
  await withJobsOf(spokenNames.map(({ name }) => name))
  const said = spokenNames.flatMap(({ name, said: always, alone }) =>
    [...listed(always), ...listed(alone)].map((typed) => ({ typed, means: name })),
  )
  expect(await unread(said)).toEqual([])
})

test('each name that stands for another where no title has it', async () => {
  await withJobsOf(spokenNames.map(({ name }) => name))
  const instead = spokenNames.flatMap(({ name, instead: names }) => listed(names).map((typed) => ({ typed, means: name })))
  expect(await unread(instead)).toEqual([])
})

test('each customary misspelling', async () => {
  await withJobsOf(Object.keys(misspellings))
  const wrong = Object.entries(misspellings).flatMap(([means, list]) => list.split(' ').map((typed) => ({ typed, means })))
  expect(await unread(wrong)).toEqual([])
})

test('each name in a script of India', async () => {
  await withJobsOf(scriptNames.map(({ latin }) => latin))
  const names = scriptNames.flatMap(({ latin, names: list }) => list.split(' ').map((typed) => ({ typed, means: latin })))
  expect(await unread(names)).toEqual([])
})

test('each other name of a trade, except those that are filters: "fresher"', async () => {
  await withJobsOf(trades.flatMap(({ titles }) => titles))
  const also = trades.flatMap(({ titles, also: names }) =>
    titles.flatMap((means) => names.split(' ').map((typed) => ({ typed, means }))),
  )
  expect(await unread(also.filter(({ typed }) => readSearch(JobList.parse({ q: typed })).q))).toEqual([])
})
