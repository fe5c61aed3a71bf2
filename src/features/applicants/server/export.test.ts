import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { fileCounter } from '../file-counter.ts'

const portal = await openPortal({ typeset: async () => new TextEncoder().encode('%PDF-1.7 of a CV') })
const list = 'GET /api/employer/applicants/list.csv'
const cvs = 'GET /api/employer/applicants/cvs.zip'

const employer = await portal.anEmployer()
const shown = await anApplication(portal, { employer, title: '=HYPERLINK("x")' })
const hidden = await anApplication(portal, { employer, title: 'Porter' })
await employer.call(`PUT /api/employer/jobs/${hidden.jobId}/hiring-settings`, { isBlind: true, competencies: [] })

const viewsOf = async ({ candidate }: typeof shown): Promise<string[]> =>
  (await candidate.call('GET /api/access-log'))
    .json<{ what: string }[]>()
    .map(({ what }) => what)
    .toSorted()

test('the CSV has no formulas, a hidden applicant has no name or contact in it, and each applicant sees the export in the access log', async () => {
  const answer = await employer.call(list)
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true })
  expect(rows.map((row) => row['Name'])).toEqual([expect.stringMatching(/^Applicant /), englishCv.personalInfo.fullName])
  expect(rows[1]).toMatchObject({ Job: `'=HYPERLINK("x")`, Email: englishCv.personalInfo.email, Status: 'Applied' })
  expect(rows[1]?.['Phone']).toMatch(/^'\+91/)
  expect([rows[0]?.['Email'], rows[0]?.['Phone']]).toEqual(['', ''])
  expect(await viewsOf(shown)).toEqual(['contact', 'cv'])
  expect(await viewsOf(hidden)).toEqual(['cv'])
  await employer.call(list)
  expect(await viewsOf(shown)).toHaveLength(2)
})

test('all CVs come in one archive, with their number for the progress bar', async () => {
  const answer = await employer.call(cvs)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'x-total-count': '2' })
  const files = unzipSync(answer.rawPayload)
  expect(Object.keys(files)).toEqual([expect.stringMatching(/^001 Applicant /), '002 Asha Menon.pdf'])
  expect(Object.values(files).map((file) => strFromU8(file))).toEqual(['%PDF-1.7 of a CV', '%PDF-1.7 of a CV'])
  const count = fileCounter()
  let counted = 0
  for (const byte of answer.rawPayload) counted = count(Uint8Array.of(byte))
  expect(counted).toBe(2)
})

test('an export is rate limited, filtered, and has only the company’s own applicants', async () => {
  const stranger = await portal.anEmployer({ companyName: 'Kaveri Logistics' })
  expect((await stranger.call(list)).statusCode).toBe(404)
  expect((await stranger.call(cvs)).json().code).toBe('nobody')
  expect((await employer.call(`${cvs}?jobId=${shown.jobId}`)).headers['x-total-count']).toBe('1')
  for (let times = 2; times < 30; times++) await employer.call(list)
  expect((await employer.call(list)).statusCode).toBe(429)
})
