import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { aJpeg, aPng } from '#tests/factories/pictures.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { OwnCompany } from '../company-contract.ts'

const portal = await openPortal()
const { visitor } = portal
const bytes = { 'content-type': 'application/octet-stream' }

const companyOf = async (owner: Person): Promise<OwnCompany> => (await owner.call('GET /api/employer/company')).json()
const change = async (owner: Person, over: object) =>
  owner.call('PUT /api/employer/company', { ...(await companyOf(owner)), ...over })
const jobOf = async (jobId: string) =>
  (await visitor.call(`GET /api/jobs/${jobId}`)).json<{ company: string; companyLogo: string | null }>()

test('an owner changes the company, and its jobs carry the new name', async () => {
  const owner = await portal.anEmployer({ companyName: 'Kaveri' })
  const { jobId } = await aJob(portal.db, { company: 'Kaveri', postedBy: owner.employerId })
  const answer = await change(owner, {
    companyName: '  Kaveri   Logistics ',
    website: 'www.kaveri.example/',
    phone: '+91 98220 12345',
    size: '51-200',
    description: 'We carry what others make.',
  })
  expect(answer.json()).toMatchObject({ companyName: 'Kaveri Logistics', website: 'https://www.kaveri.example', version: 1 })
  await portal.settle()
  expect(await jobOf(jobId)).toMatchObject({ company: 'Kaveri Logistics' })
})

test.each([
  [{ companyName: ' ' }, 'Company name is required'],
  [{ website: 'javascript:alert(1)' }, 'Please enter an address like https://www.example.in'],
  [{ phone: '12345' }, 'A phone number has 10 to 15 digits'],
  [{ size: 'many' }, 'Please choose a size'],
  [{ description: 'x'.repeat(4_001) }, 'Description must be at most 4,000 characters'],
])('%j is refused', async (over, message) => {
  const answer = await change(await portal.anEmployer(), over)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
})

test('of two owners who change the company at once, the second is told', async () => {
  const owner = await portal.anEmployer()
  const before = await companyOf(owner)
  const answers = await Promise.all(
    ['Logistics', 'Textiles'].map((industry) => owner.call('PUT /api/employer/company', { ...before, industry })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a logo is shown whole on white, without metadata, on the company and its jobs', async () => {
  const owner = await portal.anEmployer()
  const { jobId } = await aJob(portal.db, { postedBy: owner.employerId })
  const { logo } = (await owner.call('PUT /api/employer/company/logo', await aPng(), bytes)).json<{ logo: string }>()
  await portal.settle()
  expect((await jobOf(jobId)).companyLogo).toBe(logo)
  expect((await visitor.call(`GET /api/companies/${owner.employerId}`)).json()).toMatchObject({ logo })
  const file = await visitor.call(`GET ${logo}`)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])

  const next = (await owner.call('PUT /api/employer/company/logo', await aJpeg(), bytes)).json<{ logo: string }>()
  await portal.settle()
  expect((await visitor.call(`GET ${logo}`)).statusCode).toBe(404)
  await owner.call('DELETE /api/employer/company/logo')
  await portal.settle()
  expect((await visitor.call(`GET ${next.logo}`)).statusCode).toBe(404)
  expect((await jobOf(jobId)).companyLogo).toBeNull()
})

test('a file that is not a picture is refused', async () => {
  const owner = await portal.anEmployer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await owner.call('PUT /api/employer/company/logo', svg, bytes)).json()).toMatchObject({ code: 'noPicture' })
})
