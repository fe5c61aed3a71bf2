/** If no job has the whole text, the work named in it is searched, whatever words are beside it. */
import { expect, test } from 'vitest'
import industries from '#features/search-words/words/industries.json' with { type: 'json' }
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
for (const title of ['Plumber', 'Welder', 'Security Guard', 'Carpenter', 'Housekeeping Supervisor', 'Warehouse Assistant'])
  await aJob(db, { title, location: 'Pune, Maharashtra', company: 'Acme', description: 'Work.' })
for (const title of ['Staff Nurse', 'Duty Doctor', 'Pharmacist'])
  await aJob(db, { title, location: 'Kochi', company: 'Acme', description: 'Work.' })
await aJob(db, { title: 'Law Intern', location: 'Nagpur', jobType: 'internship', company: 'Acme', description: 'Work.' })
await aJob(db, {
  title: 'Accountant',
  location: 'Nashik',
  company: 'Acme',
  description: 'You also look after cleaning and meals.',
})
for (const title of ['Management Trainee', 'QC Chemist', 'Chemistry Teacher'])
  await aJob(db, { title, location: 'Surat', company: 'Acme', description: 'Work.' })
await aJob(db, { title: 'Executive Housekeeper', location: 'Nashik', company: 'Acme', description: 'Work.' })
await rebuildSearchTerms(db)

const titlesOf = async (q: string): Promise<readonly string[]> => (await listedJobs(visitor, { q })).titles

test.each([
  ['plumber ki naukri rural area mein', 'Plumber'],
  ['watchman security job rural area', 'Security Guard'],
  ['welding training job placement', 'Welder'],
  ['jobs for people skilled in carpentry', 'Carpenter'],
  ['warehouse labor job daily payment', 'Warehouse Assistant'],
  ['housekeeping staff jobs hotel hospital', 'Housekeeping Supervisor'],
  ['domestic worker', 'Housekeeping Supervisor'],
  ['मेड', 'Housekeeping Supervisor'],
])('%s: the trade that is named is listed without what only describes it', async (q, title) => {
  expect(await titlesOf(q)).toContain(title)
})

test.each([
  ['bba', ['Management Trainee']],
  ['bsc chemistry fresher', ['QC Chemist']],
  ['chemistry teacher', ['Chemistry Teacher']],
])('%s: a degree that no job names is searched as the work of those who have it', async (q, titles) => {
  expect(await titlesOf(q)).toEqual(titles)
})

test('a title that begins with the name of work may go on with words of another', async () => {
  expect(await titlesOf('Plumber Pipes Investment 13')).toEqual(['Plumber'])
})

test('words that ask are no slips of other words', async () => {
  await aJob(db, { title: 'Line Supervisor', location: 'Pune', company: 'Acme', description: 'Work.' })
  await rebuildSearchTerms(db)
  expect(await titlesOf('12th pass job ladkiyon ke liye')).not.toContain('Line Supervisor')
})

test('a word that says who does the work is not left out of a field', async () => {
  expect(await titlesOf('icu engineer')).toEqual([])
  expect(await titlesOf('Nursing Architect')).toEqual([])
})

test('the work is looked for in the place that stands among the words, and few jobs of it there are enough', async () => {
  expect((await titlesOf('cleaning xyzzy in Nashik'))[0]).toBe('Executive Housekeeper')
})

test.each([
  ['summer internships', ['Law Intern']],
  ['part time jobs summer', []],
])('%s: words that only describe work ask for any that has the filters, and for none without', async (q, titles) => {
  expect(await titlesOf(q)).toEqual(titles)
})

test.each(['healthcare jobs', 'health sector', 'medical field jobs in Kochi', 'hospital jobs Kochi'])(
  '%s: an industry is any of its trades',
  async (q) => {
    expect([...(await titlesOf(q))].toSorted()).toEqual(['Duty Doctor', 'Pharmacist', 'Staff Nurse'])
  },
)

test('each name of an industry asks for each of its trades', async () => {
  for (const { trades, names } of industries) {
    await db.deleteFrom('jobs').execute()
    const wanted = trades.split(' or ')
    for (const title of wanted) await aJob(db, { title, company: 'Acme', description: 'Work.' })
    await rebuildSearchTerms(db)
    for (const q of names.split(', '))
      expect({ q, total: (await listedJobs(visitor, { q })).total }).toEqual({ q, total: String(wanted.length) })
  }
})

test.each(['mere gaon ke paas kaam chahiye', 'koi naya job hai kya', 'mere area me naukri'])(
  '%s: any work is meant',
  async (q) => {
    expect(Number((await listedJobs(visitor, { q })).total)).toBeGreaterThan(1)
  },
)
