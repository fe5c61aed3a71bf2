import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnCompany } from '#features/employers/company-contract.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { QueuedVerification } from '../moderation-contract.ts'

const portal = await openPortal()
const { db, visitor } = portal

async function aCompany(companyName: string) {
  const owner = await portal.anEmployer({ companyName })
  const domain = `${randomUUID()}.example`
  const own = (await owner.call('GET /api/employer/company')).json<OwnCompany>()
  await owner.call('PUT /api/employer/company', { ...own, website: domain })
  return { ...owner, domain, email: `hr@${domain}` }
}

async function aVerifiedCompany(companyName: string) {
  const company = await aCompany(companyName)
  await db.updateTable('employers').set({ isVerified: true }).where('id', '=', company.employerId).execute()
  return company
}

const verify = (owner: Person, email: string) => owner.call('POST /api/employer/verification/email', { email })
async function confirm(email: string) {
  await portal.settle()
  const sent = portal.emails.findLast(({ to }) => to === email)?.text ?? ''
  return visitor.call('POST /api/employer/company/confirm-email', { token: /token=([\w-]{43})/.exec(sent)?.[1] ?? '' })
}

test('a work email does not verify a company under the name of another verified one, nor under one much like it', async () => {
  await aVerifiedCompany('Dwarmik Computing')
  for (const name of ['Dwarmik Computing', 'DWARMIK COMPUTING Pvt. Ltd.', 'Dwarmik-Computing', 'Dwarmic Computing']) {
    const company = await aCompany(name)
    expect((await verify(company, company.email)).json<{ code: string }>().code).toBe('nameTaken')
  }
})

test('the name is compared again when the link is followed, and of two that follow theirs at once one is verified', async () => {
  const [first, second] = [await aCompany('Tapti Foods'), await aCompany('Tapti Foods Private Limited')]
  for (const { email, call } of [first, second]) await call('POST /api/employer/verification/email', { email })
  await portal.settle()
  const answers = await Promise.all([confirm(first.email), confirm(second.email)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('staff see the verified companies with a similar name or with the same number', async () => {
  const real = await aVerifiedCompany('Godavari Agro Foods')
  const [named, numbered] = [await aCompany('Godavari Agro Food'), await aCompany('Sona Mills')]
  const number = '27AAPFU0939F1ZV'
  const row = (employerId: string, status: 'approved' | 'pending') => ({
    id: randomUUID(),
    employerId,
    kind: 'gstin' as const,
    number: status === 'approved' || employerId === numbered.employerId ? number : '29AAGCB7383J1Z4',
    file: null,
    fileType: 'pdf',
    status,
    submittedBy: null,
    submittedAt: new Date(),
  })
  await db
    .insertInto('companyVerifications')
    .values([row(real.employerId, 'approved'), row(named.employerId, 'pending'), row(numbered.employerId, 'pending')])
    .execute()
  const staff = await portal.aStaffMember('admin')
  const queue = (await staff.call('GET /api/admin/company-verifications')).json<QueuedVerification[]>()
  const similarOf = (name: string) => queue.find(({ companyName }) => companyName === name)?.similar
  const other = { employerId: real.employerId, companyName: 'Godavari Agro Foods', website: expect.stringContaining(real.domain) }
  expect(similarOf('Godavari Agro Food')).toEqual([{ ...other, hasSameNumber: false }])
  expect(similarOf('Sona Mills')).toEqual([{ ...other, hasSameNumber: true }])
})
