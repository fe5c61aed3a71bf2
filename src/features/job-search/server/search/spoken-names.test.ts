/** Runs full searches for spoken names and their misspellings. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/spelling-queries.ts'

const { db, visitor } = await openPortal()
const titles = 'South Indian Cook,Electrician,Gate Security Guard,Security Engineer,Turner,CNC Operator'
for (const title of `${titles},Data Entry Operator,Content Copy Writer,Automobile Mechanic`.split(','))
  await aJob(db, { title, location: 'Pune' })
await rebuildSearchTerms(db)

const answerTo = (q: string) => visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
const titlesFor = async (q: string): Promise<string[]> =>
  (await answerTo(q)).json<{ title: string }[]>().map(({ title }) => title)

test.each([
  ['khana banane wala', 'South Indian Cook'],
  ['Khana Banane Wali Chahiye in Pune', 'South Indian Cook'],
  ['bijli mistri ki naukri', 'Electrician'],
  ['ghar ki wiring', 'Electrician'],
  ['security ka kaam', 'Gate Security Guard'],
  ['sms sending job', 'Data Entry Operator'],
  ['system operator', 'Data Entry Operator'],
])('%s finds the %s first', async (q, title) => {
  expect((await titlesFor(q))[0]).toBe(title)
})

test('a title that is called as people say comes too', async () => {
  expect((await titlesFor('turner')).toSorted()).toEqual(['CNC Operator', 'Turner'])
})

test('a customary misspelling is corrected, and the answer says so', async () => {
  const answer = await answerTo('elektrishan')
  expect(answer.headers['x-search-corrected']).toBe('electrician')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Electrician'])
})

test.each([
  ['ITI COPA', 'Data Entry Operator'],
  ['copa', 'Data Entry Operator'],
  ['mmv', 'Automobile Mechanic'],
  ['tool and die maker', 'CNC Operator'],
])('the trade of an industrial training institute %s finds the %s', async (q, title) => {
  expect(await titlesFor(q)).toEqual([title])
})
