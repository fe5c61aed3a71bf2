import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const dayMs = 24 * 60 * 60 * 1_000
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs)

await aJob(db, {
  title: 'Staff Nurse',
  createdAt: daysAgo(1),
  salaryMin: 300_000,
  salaryMax: 450_000,
  demographics: ['returning_mother'],
})
await aJob(db, {
  title: 'ICU Nurse',
  createdAt: daysAgo(2),
  location: 'Bengaluru, Karnataka',
  urgentHiring: true,
  salaryMin: 600_000,
})
await aJob(db, {
  title: 'Backend Engineer',
  createdAt: daysAgo(3),
  location: 'Bangalore',
  experienceLevel: 'senior',
  salaryMax: 2_500_000,
  requirements: ['C++', 'Node.js', 'IT security'],
})
await aJob(db, {
  title: 'HR/Admin Executive',
  createdAt: daysAgo(4),
  location: 'Gurugram, Haryana',
  experienceLevel: 'entry',
  jobType: 'part-time',
  description: 'Front-end of the office. A nurse is near.',
})
await aJob(db, {
  title: 'प्राथमिक शिक्षक',
  createdAt: daysAgo(5),
  location: 'नागपुर, महाराष्ट्र',
  description: 'हिन्दी माध्यम के विद्यालय में शिक्षण कार्य।',
  demographics: ['fresher'],
})
await aJob(db, { title: 'Nurse (closed)', isActive: false })
await aJob(db, { title: 'Nurse (expired)', expiresAt: daysAgo(1) })

async function titles(query: string): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}
const words = (q: string): string => `q=${encodeURIComponent(q)}`

const all = ['Staff Nurse', 'ICU Nurse', 'Backend Engineer', 'HR/Admin Executive', 'प्राथमिक शिक्षक']

test.each([
  ['nothing asked', '', all],
  ['empty fields of a form', 'q=&demographic=&location=&experience=&urgent=&jobType=&salaryMin=&sort=&page=&limit=', all],
  ['a word, whatever its form and case', words('NURSES'), ['Staff Nurse', 'ICU Nurse', 'HR/Admin Executive']],
  ['a word in the title comes first', `${words('nurse')}&sort=relevant`, ['Staff Nurse', 'ICU Nurse', 'HR/Admin Executive']],
  ['a word that must not be there', words('nurse -icu'), ['Staff Nurse', 'HR/Admin Executive']],
  ['either word', words('engineer or icu'), ['ICU Nurse', 'Backend Engineer']],
  ['words in quotes', words('"staff nurse"'), ['Staff Nurse']],
  ['words beside a slash', words('admin'), ['HR/Admin Executive']],
  ['a hyphen that is no minus', words('front-end'), ['HR/Admin Executive']],
  ['the trade named IT', words('it security'), ['Backend Engineer']],
  ['a language named with signs', words('c++'), ['Backend Engineer']],
  ['a word with a dot', words('node.js'), ['Backend Engineer']],
  ['a word with vowel signs and conjuncts', words('शिक्षक'), ['प्राथमिक शिक्षक']],
  ['a word before a danda', words('कार्य'), ['प्राथमिक शिक्षक']],
  ['only signs', words('!!! & | ( : *'), all],
  ['signs that mean something to the database', words(`'; drop table jobs; -- \\ ' :* <-> %`), []],
  ['a company', words('lotus icu'), ['ICU Nurse']],
  ['a place among the words', words('nurse bengaluru'), ['ICU Nurse']],
  ['a place by its other name', 'location=bangalore', ['ICU Nurse', 'Backend Engineer']],
  ['the beginning of a place', 'location=BENG', ['ICU Nurse', 'Backend Engineer']],
  ['a place with its state', 'location=Bengaluru,+Karn', ['ICU Nurse', 'Backend Engineer']],
  ['a state that the job does not name', 'location=haryana', ['HR/Admin Executive']],
  ['a place in Hindi', `location=${encodeURIComponent('नागपुर')}`, ['प्राथमिक शिक्षक']],
  ['a place with an accent', `location=${encodeURIComponent('Púne')}`, ['Staff Nurse']],
  ['the capital region', 'location=ncr', ['HR/Admin Executive']],
  ['an experience', 'experience=senior', ['Backend Engineer']],
  ['urgent ones', 'urgent=true', ['ICU Nurse']],
  ['urgent=false asks for nothing', 'urgent=false', all],
  ['a type', 'jobType=part-time', ['HR/Admin Executive']],
  ['a group', 'demographic=returning_mother', ['Staff Nurse']],
  ['freshers, said or meant', 'demographic=fresher', ['HR/Admin Executive', 'प्राथमिक शिक्षक']],
  ['stated pay that reaches so far', 'salaryMin=500000', ['ICU Nurse', 'Backend Engineer']],
  ['pay in Devanagari digits', `salaryMin=${encodeURIComponent('५०००००')}`, ['ICU Nurse', 'Backend Engineer']],
  [
    'best paid first, unstated last',
    'sort=salary-high&limit=4',
    ['Backend Engineer', 'ICU Nurse', 'Staff Nurse', 'HR/Admin Executive'],
  ],
  [
    'least paid first, unstated last',
    'sort=salary-low&limit=4',
    ['Staff Nurse', 'ICU Nurse', 'Backend Engineer', 'HR/Admin Executive'],
  ],
  ['all at once', `${words('nurse')}&location=pune&experience=mid&sort=salary-high&salaryMin=1`, ['Staff Nurse']],
  ['a page beyond the end', 'page=7', []],
])('%s', async (_, query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test.each([
  ['demographic=astronaut', 'demographic'],
  ['experience=guru', 'experience'],
  ['urgent=yes', 'urgent'],
  ['jobType=forever', 'jobType'],
  ['salaryMin=lots', 'salaryMin'],
  ['salaryMin=-1', 'salaryMin'],
  ['sort=luck', 'sort'],
  ['page=0', 'page'],
  ['page=two', 'page'],
  ['page=1.5', 'page'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  [`company=${'a'.repeat(201)}`, 'company'],
  ['q=a%00b', 'q'],
  ['q=a&q=b', 'q'],
  ['location=a%00b', 'location'],
])('%s is refused, and the field is named', async (query, field) => {
  const answer = await visitor.call(`GET /api/jobs?${query}`)
  expect(answer.statusCode).toBe(400)
  const { message, errors } = answer.json<{ message: string; errors: { path: string; message: string }[] }>()
  expect(errors.map(({ path }) => path)).toEqual([field])
  expect(message).toContain(field)
})

test('the headers say how many there are and where the neighbouring pages are', async () => {
  const { headers } = await visitor.call('GET /api/jobs?page=2&limit=2&q=')
  expect(headers['x-total-count']).toBe('5')
  expect(headers['link']).toMatch(/^<[^>]*\?page=3&limit=2&cursor=[\w-]+>; rel="next", <[^>]*\?page=1&limit=2>; rel="prev"$/)
  const last = await visitor.call('GET /api/jobs?page=3&limit=2')
  expect(last.headers['link']).toBe('</api/jobs?page=2&limit=2>; rel="prev"')
  const only = await visitor.call('GET /api/jobs?q=engineer')
  expect(only.headers['link']).toBeUndefined()
})

test('no column leaks that the contract does not name', async () => {
  const [job] = (await visitor.call('GET /api/jobs?limit=1')).json<object[]>()
  expect(Object.keys(job ?? {}).toSorted()).toEqual(
    'benefits,company,companyLogo,createdAt,demographics,description,experienceLevel,id,jobType,location,requirements,responses,salaryMax,salaryMin,title,urgentHiring'.split(
      ',',
    ),
  )
})
