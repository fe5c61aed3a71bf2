import { expect, test } from 'vitest'
import { aVerifiedCompany } from '#tests/factories/a-posting.ts'
import { type CsvCells, csvOf, headings, line } from '#tests/factories/posting-csv.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { PostingList } from '#features/job-posting/contract.ts'
import type { ImportCheck } from '../contract.ts'

const portal = await openPortal()
const { db, visitor } = portal

const bytes = { 'content-type': 'application/octet-stream' }
const check = async ({ call }: Person, file: string) =>
  (await call('POST /api/employer/posting-imports/check', Buffer.from(file), bytes)).json<ImportCheck>()
const accept = ({ call }: Person, file: string, digest: string) =>
  call(`POST /api/employer/posting-imports?digest=${digest}`, Buffer.from(file), bytes)
const countJobs = async (employerId: string): Promise<number> =>
  (await db.selectFrom('jobs').select('id').where('postedBy', '=', employerId).execute()).length

/** Eight kinds of faults, each five times. */
const faults: readonly CsvCells[] = Array.from({ length: 5 }, () => [
  { title: '' },
  { place: 'Nagpurr' },
  { type: 'forever' },
  { payFrom: 'a lot' },
  { payFrom: '30000', payTo: '20000' },
  { openings: 'many' },
  { applyBy: '31/02/2020' },
  { commitments: 'free lunch' },
]).flat()

test(
  'forty faults of five hundred rows are all named at once, and nothing is stored until the dry run is accepted',
  { timeout: 60_000 },
  async () => {
    const employer = await aVerifiedCompany(portal, 1_000)
    const faulty = [
      headings,
      ...Array.from({ length: 500 }, (_, index) => line(index, index % 12 === 5 ? faults[Math.floor(index / 12)] : {})),
    ]
    const found = await check(employer, faulty.join('\r\n'))
    const expected = faults.map((_, nth) => nth * 12 + 5 + 2)
    expect(found.faults).toHaveLength(40)
    expect(found.faults.map(({ row }) => row)).toEqual(expected)
    expect(new Set(found.faults.map(({ column }) => column))).toEqual(
      new Set(['title', 'place', 'type', 'pay_from', 'pay_to', 'openings', 'apply_by', 'commitments']),
    )
    expect(found.faults.find(({ column }) => column === 'place')).toMatchObject({
      found: 'Nagpurr',
      fix: expect.stringContaining('Nagpur, Maharashtra'),
    })
    expect((await accept(employer, faulty.join('\r\n'), found.digest)).json()).toMatchObject({ code: 'faulty' })
    expect(await countJobs(employer.employerId)).toBe(0)

    const corrected = [headings, ...Array.from({ length: 500 }, (_, index) => line(index))].join('\n')
    const clean = await check(employer, corrected)
    expect(clean).toMatchObject({ jobs: 500, faults: [] })
    expect(await countJobs(employer.employerId)).toBe(0)
    expect((await accept(employer, corrected, found.digest)).json()).toMatchObject({ code: 'anotherFile' })
    const answer = await accept(employer, corrected, clean.digest)
    expect([answer.statusCode, answer.json()]).toEqual([201, { jobs: 500, isVerified: true, isRepeated: false }])
    expect(await countJobs(employer.employerId)).toBe(500)
    expect((await employer.call('GET /api/employer/postings')).json<PostingList>()).toMatchObject({
      counts: { open: 500 },
      slots: { used: 500 },
    })
    expect((await visitor.call('GET /api/jobs?q=Chemist+5&location=Guwahati')).headers['x-total-count']).toBe('1')
  },
)

test('the plan must have room for all jobs, and of two concurrent uploads one succeeds', async () => {
  const employer = await aVerifiedCompany(portal, 3)
  const tooMany = await check(employer, csvOf(0, 4))
  expect(tooMany.faults).toMatchObject([{ row: 5, fix: expect.stringContaining('room for 3 more jobs') }])
  const files = [csvOf(0, 2), csvOf(10, 2)]
  const checks = await Promise.all(files.map((one) => check(employer, one)))
  const answers = await Promise.all(files.map((one, nth) => accept(employer, one, checks[nth]?.digest ?? '')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  expect(await countJobs(employer.employerId)).toBe(2)
})

test('the same file accepted twice at once, and again later, creates its jobs once', async () => {
  const employer = await aVerifiedCompany(portal, 10)
  const file = csvOf(0, 3)
  const { digest } = await check(employer, file)
  const answers = await Promise.all([1, 2, 3].map(() => accept(employer, file, digest)))
  answers.push(await accept(employer, file, digest))
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ jobs: number }>().jobs])).toEqual(
    Array.from({ length: 4 }, () => [201, 3]),
  )
  expect(answers.filter((answer) => !answer.json<{ isRepeated: boolean }>().isRepeated)).toHaveLength(1)
  expect(await countJobs(employer.employerId)).toBe(3)
  const changed = await check(employer, csvOf(2, 2))
  expect(changed.warnings).toMatchObject([{ row: 2, column: 'title', fix: expect.stringContaining('You have this job already') }])
  expect(changed.faults).toEqual([])
  const closed = { state: 'closed', reason: 'filled' } as const
  await db.updateTable('jobPostings').set(closed).where('employerId', '=', employer.employerId).execute()
  expect((await accept(employer, file, digest)).json()).toMatchObject({ isRepeated: false })
  expect(await countJobs(employer.employerId)).toBe(6)
})

test('the row number is that of the spreadsheet, also after blank rows and cells of several lines', async () => {
  const employer = await aVerifiedCompany(portal, 10)
  const long = line(1).replace('in a team of eight,', 'in a team\nof eight,\n\n')
  const file = ['', headings, '', long, ',,,', line(2, { place: 'Nagpurr' }), '', line(3, { openings: 'many' })]
  expect((await check(employer, file.join('\r\n'))).faults.map(({ row }) => row)).toEqual([6, 8])
  expect((await check(employer, file.join('\r'))).faults.map(({ row }) => row)).toEqual([6, 8])
})

test('pay without a period is pay per year; the check says so, or refuses it if it is too low', async () => {
  const employer = await aVerifiedCompany(portal, 10)
  const { faults: found, warnings } = await check(employer, unclear(['25000', '420000', '360000', '']))
  expect(found).toMatchObject([{ row: 2, column: 'pay_per' }])
  expect(warnings).toMatchObject([{ row: 3, column: 'pay_per', fix: expect.stringContaining('1 more row') }])
})

function unclear(pays: readonly string[]): string {
  const text = 'You do the daily work of the ward in a team of eight people on six days a week.'
  const rows = pays.map((pay, index) => `Nurse ${index},${text},Pune,${pay}`)
  return ['title,description,place,pay_from', ...rows].join('\n')
}

test('the jobs of an unverified company wait', async () => {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ jobPostingLimit: 5 }).where('id', '=', employer.employerId).execute()
  const file = [headings, line(0), line(10)].join('\n')
  const { digest } = await check(employer, file)
  expect((await accept(employer, file, digest)).json()).toEqual({ jobs: 2, isVerified: false, isRepeated: false })
  expect((await employer.call('GET /api/employer/postings')).json<PostingList>().counts).toEqual({ waiting: 2 })
  expect(await countJobs(employer.employerId)).toBe(0)
})

test.each([
  ['', 2, 'title'],
  ['Title,Pay\nNurse,1', 1, 'description'],
  [`${headings}\n${line(0)}\n${line(0)}`, 3, 'title'],
  [`${headings}\n${Array.from({ length: 501 }, (_, index) => line(index)).join('\n')}`, 502, 'title'],
])('the file %#: a fault in row %i, column %s', async (file, row, column) => {
  const { faults: found } = await check(await aVerifiedCompany(portal, 1_000), file)
  expect(found.some((fault) => fault.row === row && fault.column === column)).toBe(true)
})

test('a file that is not text is refused', async () => {
  const employer = await aVerifiedCompany(portal, 1)
  const answer = await employer.call(
    'POST /api/employer/posting-imports/check',
    Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0, 1]),
    bytes,
  )
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'notText'])
})
