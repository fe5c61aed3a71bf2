import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import type { Job } from '#features/jobs/contract.ts'

const { db, visitor } = await openPortal()

const names: readonly (readonly [title: string, company: string, location?: string])[] = [
  ['Java Developer', 'TCS'],
  ['HR Executive', 'TCS Pvt. Ltd.', 'Delhi'],
  ['Systems Engineer', 'Infosys Limited', 'Pune, Maharashtra'],
  ['BPO Associate', 'Infosys BPM Ltd'],
  ['Clerk', 'Wipro'],
  ['Fitter', 'Tata Motors', 'Pune, Maharashtra'],
  ['Analyst', 'Tata Steel'],
  ['Staff Nurse', 'Apollo Hospitals'],
  ['Store Helper', 'Metro'],
  ['Metro Train Operator', 'City Rail'],
  ['Sales Executive', 'Apple'],
  ['Database Developer', 'Oracle'],
  ['Oracle Developer', 'Rao Softech'],
  ['Painter', 'Nurse'],
  ['Guard', 'Green Earth'],
  ['Energy Engineer', 'Suraj Power'],
  ['Ward Boy', 'विद्या अस्पताल'],
  ['Assistant to the Cook Here', 'Canteen'],
  ['Cook', 'Here Now'],
]
for (const [title, company, location = 'Mumbai'] of names)
  await aJob(db, {
    title,
    company,
    location,
    description: `Work with us: ${title === 'Energy Engineer' ? 'green energy' : 'a friendly team'}.`,
  })
await aJob(db, { title: 'Trainer', company: 'Wipro Alumni Club', description: 'Train people of TCS and Infosys.' })

async function read(q: string, more = '') {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}${more}`)
  return {
    company: headers['x-search-company'],
    titles: answer
      .json<Job[]>()
      .map(({ title }) => title)
      .toSorted(),
  }
}

test.each([
  ['tcs jobs', 'company=TCS&q=jobs', ['HR Executive', 'Java Developer']],
  ['jobs in wipro', 'company=Wipro&q=jobs', ['Clerk', 'Trainer']],
  ['infosys pune', 'company=Infosys+Limited&q=pune', ['Systems Engineer']],
  ['java developer TCS', 'company=TCS&q=java+developer', ['Java Developer']],
  ['hr executive at tcs', 'company=TCS&q=hr+executive', ['HR Executive']],
  ['tcs pvt ltd', 'company=TCS&q=', ['HR Executive', 'Java Developer']],
  ['Tata', 'company=Tata&q=', ['Analyst', 'Fitter']],
  ['tata motors', 'company=Tata+Motors&q=', ['Fitter']],
  ['tata motors fitter in pune', 'company=Tata+Motors&q=fitter', ['Fitter']],
  ['apollo hospitals nurse', 'company=Apollo+Hospitals&q=nurse', ['Staff Nurse']],
  ['apple', 'company=Apple&q=', ['Sales Executive']],
  ['here now', 'company=Here+Now&q=', ['Cook']],
  [
    'विद्या अस्पताल',
    'company=%E0%A4%B5%E0%A4%BF%E0%A4%A6%E0%A5%8D%E0%A4%AF%E0%A4%BE+%E0%A4%85%E0%A4%B8%E0%A5%8D%E0%A4%AA%E0%A4%A4%E0%A4%BE%E0%A4%B2&q=',
    ['Ward Boy'],
  ],
])('%s is a company and its jobs', async (q, company, titles) => {
  const found = await read(q)
  expect(new URLSearchParams(String(found.company))).toEqual(new URLSearchParams(company))
  expect(found.titles).toEqual(titles)
})

test.each([
  ['a word of a title', 'metro', ['Metro Train Operator', 'Store Helper']],
  ['a skill', 'oracle', ['Database Developer', 'Oracle Developer']],
  ['a skill beside a trade', 'oracle developer', ['Database Developer', 'Oracle Developer']],
  ['a trade', 'nurse', ['Painter', 'Staff Nurse']],
  ['the first word of a name that others use', 'green energy engineer', ['Energy Engineer']],
  ['a company that has no such job', 'wipro java', ['Java Developer']],
  ['words in quotes', '"infosys"', ['BPO Associate', 'Systems Engineer', 'Trainer']],
  ['either word', 'infosys or wipro', ['BPO Associate', 'Clerk', 'Systems Engineer', 'Trainer']],
])('%s is no company', async (_, q, titles) => {
  expect(await read(q)).toEqual({ company: undefined, titles })
})

test('a company of the address is joined to the words and the other filters, and its page ends where it says', async () => {
  expect((await read('', '&company=tata')).titles).toEqual(['Analyst', 'Fitter'])
  expect((await read('fitter', '&company=TATA MOTORS LTD.&location=pune')).titles).toEqual(['Fitter'])
  expect((await read('tcs', '&company=Tata')).titles).toEqual([])
  const { headers } = await visitor.call('GET /api/jobs?q=tata+jobs&limit=1')
  expect(headers['x-total-count']).toBe('2')
  expect(String(headers.link)).toContain('company=Tata')
})

test('a company is found from its first job on, and by its new name when it is renamed', async () => {
  const { jobId } = await aJob(db, { title: 'Loader', company: 'Zyntrix' })
  expect((await read('zyntrix loader')).company).toBe('company=Zyntrix&q=loader')
  await db.updateTable('jobs').set({ company: 'Qorvana' }).where('id', '=', jobId).execute()
  expect(await read('qorvana loader')).toEqual({ company: 'company=Qorvana&q=loader', titles: ['Loader'] })
  expect((await read('zyntrix job')).company).toBeUndefined()
})

test('hostile names are only names', async () => {
  await aJob(db, { title: 'Packer', company: `O'Brien\\ & Sons' | '#u' <b>` })
  expect((await read(`o'brien\\ packer`)).titles).toEqual(['Packer'])
  expect((await read('', `&company=${encodeURIComponent(`' | '#u`)}`)).titles).toEqual([])
})
