import { expect, test } from 'vitest'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { clock } from '#platform/server/clock.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { suggestionLimit } from './routes.ts'
import type { Suggestion } from '../contract.ts'
import { countSuggestions } from './queries.ts'

const { db, visitor, context } = await openPortal()
const anHourMs = 60 * 60 * 1_000
const inAnHour = new Date(Date.now() + anHourMs)
const anHourAgo = new Date(Date.now() - anHourMs)

await aJob(db, { title: 'Software Engineer', company: 'Softline Systems', location: 'Bengaluru, Karnataka' })
await aJob(db, { title: 'Senior Software Engineer', company: 'Softline Systems', location: 'Bangalore' })
await aJob(db, { title: 'Security Guard', company: 'Suraksha & Sons', location: 'Surat, Gujarat', expiresAt: inAnHour })
await aJob(db, { title: 'Staff Nurse', company: 'Lotus Care Hospital', location: 'Pune, Maharashtra' })
await aJob(db, { title: 'C++ Developer', location: 'New Delhi' })
await aJob(db, { title: 'शिक्षक', company: 'ज्ञानदीप विद्यालय', location: 'Remote, India' })
await aJob(db, { title: 'Zookeeper', company: 'Zebra Farms', location: 'Zunheboto', isActive: false })
await aJob(db, { title: 'Zinc Plater', company: 'Zinc Works', location: 'Zirakpur', expiresAt: anHourAgo })

async function offered(q: string, kind = ''): Promise<string[]> {
  const answer = await visitor.call(
    `GET /api/jobs/suggestions?${new URLSearchParams({ q, ...(kind ? { kind } : {}) }).toString()}`,
  )
  expect(answer.statusCode).toBe(200)
  return answer.json<Suggestion[]>().map(({ kind: of, text }) => `${of} ${text}`)
}

test.each([
  ['soft', ['role Software Engineer', 'role Senior Software Engineer', 'role C++ Developer', 'company Softline Systems']],
  ['ENGI', ['role Software Engineer', 'role Senior Software Engineer', 'role C++ Developer']],
  ['engineer soft', ['role Software Engineer', 'role Senior Software Engineer', 'role C++ Developer']],
  ['  lotus  care ', ['company Lotus Care Hospital']],
  ['c++ de', ['role C++ Developer', 'role Software Engineer', 'role Senior Software Engineer']],
  ['nurse pune', []],
  ['s', []],
  ['  ', []],
])('%j begins words of %j', async (typed, names) => {
  expect(await offered(typed)).toEqual(names)
})

test.each([
  ['bang', 'Bengaluru'],
  ['bengaluru', 'Bengaluru'],
  ['banglore', 'Bengaluru'],
  ['दिल्ली', 'New Delhi'],
  ['बेंग', 'Bengaluru'],
  ['gujar', 'Surat'],
])('the city for %j is %s, once', async (typed, city) => {
  expect(await offered(typed, 'city')).toEqual([`city ${city}`])
})

test.each([
  ['shiks', []],
  ['शि', ['role शिक्षक']],
  ['ज्ञान', ['company ज्ञानदीप विद्यालय']],
  ['चौकीदार', ['role Security Guard', 'role Watchman']],
  ['chowkid', ['role Security Guard', 'role Chowkidar']],
  ['नर्', ['role Staff Nurse']],
])('a trade is found under its other names, and in Indian scripts: %s', async (typed, names) => {
  expect(await offered(typed)).toEqual(names)
})

test.each([
  ['sofware enginer', 'role Software Engineer'],
  ['nusre', 'role Staff Nurse'],
  ['gaurd', 'role Security Guard'],
  ['hospitla', 'company Lotus Care Hospital'],
])('a slip in %s is forgiven', async (typed, name) => {
  expect((await offered(typed))[0]).toBe(name)
})

test('a name that is only slightly similar is not suggested', async () => {
  expect(await offered('xylophonist')).toEqual([])
  expect(await offered('nursery rhyme')).toEqual([])
})

test('names of closed or expired jobs are not suggested, and a reopened one is', async () => {
  expect([...(await offered('zo')), ...(await offered('zi')), ...(await offered('ze')), ...(await offered('zu'))]).toEqual([])
  const { jobId } = await aJob(db, { title: 'Xray Operator', company: 'Xenon Labs' })
  expect(await offered('xray')).toEqual(['role Xray Operator'])
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect(await offered('xray')).toEqual([])
  await countSuggestions(db, clock())
  await db.updateTable('jobs').set({ isActive: true, title: 'Xray Technician' }).where('id', '=', jobId).execute()
  expect(await offered('xray')).toEqual(['role Xray Technician'])
})

test('after counting, the more common name comes first, in its most common spelling', async () => {
  await aJob(db, { title: 'Warehouse Loader' })
  for (const title of ['WAREHOUSE PACKER', 'Warehouse Packer', 'Warehouse Packer']) await aJob(db, { title })
  await countSuggestions(db, clock())
  expect(await offered('wareh')).toEqual(['role Warehouse Packer', 'role Warehouse Loader'])
  expect(await offered('bang', 'city')).toEqual(['city Bengaluru'])
})

test('at most eight, and no kind displaces the others', async () => {
  for (let n = 0; n < 12; n++)
    await aJob(db, { title: `Kiln Worker ${n}`, company: `Kiln Company ${n}`, location: `Kilnpur ${n}` })
  const kinds = (await offered('kiln')).map((name) => name.split(' ')[0])
  expect(kinds).toEqual(['role', 'role', 'role', 'company', 'company', 'company', 'city', 'city'])
  expect(await offered('kiln', 'city')).toHaveLength(8)
})

test.each(['%', '__', "'; drop table jobs; --", '\\', '*:*', '<script>alert(1)</script>', '\u202E\u202E', '🙂🙂', '( & |'])(
  'hostile text is only text: %s',
  async (typed) => {
    expect(await offered(typed)).toEqual([])
  },
)

test.each(['q=%00ab', `q=${'a'.repeat(81)}`, 'q=ab&q=cd', '', 'q=ab&kind=pilot'])('%s is refused', async (query) => {
  expect((await visitor.call(`GET /api/jobs/suggestions?${query}`)).statusCode).toBe(400)
})

test('answers may be cached for a while, and too many calls are refused', async () => {
  const answer = await visitor.call('GET /api/jobs/suggestions?q=nurse')
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  const counts = [countOf(suggestionLimit, '127.0.0.1')]
  await context.rateLimits.add(counts, suggestionLimit.max)
  const refused = await visitor.call('GET /api/jobs/suggestions?q=nurse')
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await context.rateLimits.reset(counts)
})

test('jobs with the same new names can be posted at once', async () => {
  const titles = Array.from({ length: 6 }, (_, n) => `Yarn Spinner ${n}`)
  const posts = [titles, titles.toReversed()].flatMap((order) => order.map((title) => aJob(db, { title, company: 'Yarnworks' })))
  await Promise.all(posts)
  expect(await offered('yarnw')).toEqual(['company Yarnworks'])
})
