import { expect, test } from 'vitest'
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { aPng } from '#tests/factories/pictures.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { logOf } from '#tests/staff/staff-world.ts'
import type { VerificationState } from '../contract.ts'
import type { QueuedVerification } from '../moderation-contract.ts'

const now = new Date('2026-11-22T06:00:00Z')
const { readPdf } = aTypesetter()
const portal = await openPortal({ clock: () => now, readPdf })

const gstin = '27AAPFU0939F1ZV'
const bytes = { 'content-type': 'application/octet-stream' }
const pdf = plainPdf(['Registration certificate', gstin])

const aCompany = () => portal.anEmployer({ companyName: 'Kaveri Logistics' })
const stateOf = async (owner: Person): Promise<VerificationState> => (await owner.call('GET /api/employer/verification')).json()
const send = (owner: Person, file: Buffer = pdf, number = gstin) =>
  owner.call(`POST /api/employer/verification/documents?kind=gstin&number=${number}`, file, bytes)

test('staff compare a document with its number, and the company is notified', async () => {
  const [owner, sales] = [await aCompany(), await portal.aStaffMember('sales')]
  expect((await send(owner)).json()).toMatchObject({ request: { status: 'pending', number: gstin } })
  expect((await send(owner)).json()).toMatchObject({ code: 'alreadyPending' })
  const queue: QueuedVerification[] = (await sales.call('GET /api/admin/company-verifications')).json()
  const id = queue.at(-1)?.id ?? ''
  const file = await sales.call(`GET /api/admin/company-verifications/${id}/document`)
  expect(file.rawPayload).toEqual(pdf)
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment'),
    'cache-control': 'private, no-store',
  })
  expect(await logOf(portal.db, owner.employerId), 'who has opened it').toEqual([
    { adminId: sales.id, action: 'open company document', description: null },
  ])
  const decision = await sales.call(`PUT /api/admin/company-verifications/${id}`, { status: 'approved' })
  expect(decision.json()).toMatchObject({ status: 'approved' })
  expect((await stateOf(owner)).verification).toEqual({ by: 'gstin', domain: null, at: now.toISOString() })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toContain(
    'Kaveri Logistics is verified',
  )
  expect((await send(owner)).json()).toMatchObject({ code: 'alreadyVerified' })
})

test('a company reads why the document was declined, and sends another one', async () => {
  const [owner, sales] = [await aCompany(), await portal.aStaffMember('sales')]
  const id = (await send(owner)).json<VerificationState>().request?.id
  const call = `PUT /api/admin/company-verifications/${id}`
  expect((await sales.call(call, { status: 'declined' })).statusCode).toBe(400)
  await sales.call(call, { status: 'declined', reason: 'The name is cut off.' })
  expect(await stateOf(owner)).toMatchObject({
    isVerified: false,
    request: { status: 'declined', reason: 'The name is cut off.' },
  })
  expect((await send(owner)).json()).toMatchObject({ request: { status: 'pending' } })
})

test('of two concurrent decisions one counts; a withdrawn document cannot be decided', async () => {
  const [owner, sales, admin] = [await aCompany(), await portal.aStaffMember('sales'), await portal.aStaffMember('admin')]
  const idOf = async () => (await send(owner)).json<VerificationState>().request?.id
  const call = `PUT /api/admin/company-verifications/${await idOf()}`
  const answers = await Promise.all([
    sales.call(call, { status: 'declined', reason: 'Blurred' }),
    admin.call(call, { status: 'declined', reason: 'Too dark' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const next = await idOf()
  await owner.call('DELETE /api/employer/verification/documents')
  expect((await sales.call(`PUT /api/admin/company-verifications/${next}`, { status: 'approved' })).statusCode).toBe(409)
  expect(await stateOf(owner)).toMatchObject({ isVerified: false })
})

test('only PDF, JPEG and PNG are accepted, whatever the file is called', async () => {
  const owner = await aCompany()
  const page = Buffer.from('<html><script>alert(1)</script>')
  const broken = Buffer.concat([(await aPng()).subarray(0, 40), page])
  for (const file of [page, broken, Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    expect([400, 429]).toContain((await send(owner, file)).statusCode)
  }
  expect(await stateOf(owner)).toMatchObject({ request: null })
})

const stored = async () => (await portal.context.storage.list('documents')).length

test('a PDF must have readable pages: its first bytes are not enough', async () => {
  const owner = await aCompany()
  const before = await stored()
  const noPages = Buffer.from(pdf.toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0 '), 'latin1')
  for (const file of [Buffer.from('%PDF-'), Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'), noPages])
    expect((await send(owner, file)).json()).toMatchObject({ code: 'noDocument' })
  expect(await stored()).toBe(before)
  expect((await send(owner)).json()).toMatchObject({ request: { status: 'pending' } })
})

test('a number with a typing error is refused before a file is stored', async () => {
  const owner = await aCompany()
  expect((await send(owner, pdf, '27AAPFU0939F1ZW')).json<{ message: string }>().message).toContain('not a valid GSTIN')
  expect(await portal.context.storage.list('documents')).not.toContainEqual(expect.objectContaining({ name: '' }))
})
