import { randomUUID } from 'node:crypto'
import { aPng } from '../factories/pictures.ts'
import { newId } from '#platform/server/new-id.ts'
import { companyOwnerAlone, companyOwners, employers, everyone, sales, users, type Row } from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'

const companyOf = async ({ db, people }: World): Promise<string> => {
  const { employerId } = await db
    .selectFrom('employerMembers')
    .select('employerId')
    .where('userId', '=', people.employer.id)
    .executeTakeFirstOrThrow()
  return employerId
}

/** A colleague of `employer` who is not a caller. */
const aColleague: Sample = async (world) => {
  const { id } = await world.aMember({ employerId: await companyOf(world) }, 'recruiter')
  return { params: { userId: id }, body: { role: 'viewer' } }
}

const anInvitation: Sample = async (world) => {
  const email = `${randomUUID()}@example.in`
  const invited = await world.people.employer.call('POST /api/employer/invitations', { email, role: 'viewer' })
  return { params: { invitationId: invited.json<{ id: string }>().id } }
}

/** The owner of a new company, so that the calls above keep theirs. */
const asNew: Sample = async ({ fresh }, caller) => ({ as: await fresh(caller) })

const profile = {
  companyName: 'Lotus Care Hospital',
  contactName: '',
  phone: '',
  website: '',
  description: '',
  industry: '',
  size: '',
}

async function aRequest({ db, people }: World): Promise<string> {
  const id = newId()
  const { id: employerId } = await db
    .insertInto('employers')
    .values({ id: newId(), companyName: 'Tapti Foods', contactEmail: `${randomUUID()}@example.in` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { kind: 'gstin', number: '27AAPFU0939F1ZV', file: `documents/${id}.pdf`, fileType: 'pdf' } as const
  await db
    .insertInto('companyVerifications')
    .values({ id, employerId, ...row, submittedBy: people.employer.id, submittedAt: new Date() })
    .execute()
  return id
}

/** A part of tests/permissions/permissions.ts: the team, the profile and the verification of a company, and its dashboard. */
export const ofCompanies: Readonly<Record<string, Row>> = {
  'GET /api/employer/profile': [employers()],
  'GET /api/employer/dashboard': [employers()],
  'GET /api/employer/funnels': [employers()],

  'GET /api/employer/team': [employers()],
  'GET /api/employer/invitations': [companyOwners()],
  'POST /api/employer/invitations': [
    companyOwners(201),
    () => ({ body: { email: `${randomUUID()}@example.in`, role: 'viewer' } }),
  ],
  'DELETE /api/employer/invitations/:invitationId': [companyOwnerAlone(), anInvitation],
  'PUT /api/employer/team/:userId': [companyOwnerAlone(), aColleague],
  'DELETE /api/employer/team/:userId': [companyOwnerAlone(), aColleague],
  // The only owner of a company cannot leave it.
  'DELETE /api/employer/membership': [{ ...employers(), employer: 409, otherEmployer: 409 }, asNew],
  'GET /api/employer/actions': [companyOwners()],
  'POST /api/employer/invitations/offer': [everyone(404), () => ({ body: { token: 'made-up' } })],
  'POST /api/employer/invitations/accept': [users(404), () => ({ body: { token: 'made-up' } })],

  'GET /api/employer/company': [employers()],
  'PUT /api/employer/company': [
    companyOwners(),
    async ({ fresh }, caller) => ({ as: await fresh(caller), body: { ...profile, version: 0 } }),
  ],
  'PUT /api/employer/company/logo': [
    companyOwners(),
    async () => ({ body: await aPng(), headers: { 'content-type': 'application/octet-stream' } }),
  ],
  'DELETE /api/employer/company/logo': [companyOwners()],

  'GET /api/employer/verification': [employers()],
  // None of the companies has a website yet.
  'POST /api/employer/verification/email': [companyOwners(409), () => ({ body: { email: 'asha@kaveri.example' } })],
  'POST /api/employer/verification/documents': [
    companyOwners(),
    async ({ fresh }, caller) => ({
      as: await fresh(caller),
      query: { kind: 'gstin', number: '27AAPFU0939F1ZV' },
      body: await aPng(),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  ],
  'DELETE /api/employer/verification/documents': [companyOwners()],
  'POST /api/employer/company/contact-email': [companyOwners(), () => ({ body: { email: `${randomUUID()}@example.in` } })],
  'POST /api/employer/company/confirm-email': [everyone(404), () => ({ body: { token: 'made-up' } })],

  'GET /api/admin/company-verifications': [sales()],
  'GET /api/admin/company-verifications/:verificationId/document': [
    sales(),
    async (world) => {
      const verificationId = await aRequest(world)
      await world.context.storage.keep(`documents/${verificationId}.pdf`, Buffer.from('%PDF-1.7'))
      return { params: { verificationId } }
    },
  ],
  'PUT /api/admin/company-verifications/:verificationId': [
    sales(),
    async (world) => ({ params: { verificationId: await aRequest(world) }, body: { status: 'declined', reason: 'Too blurred' } }),
  ],
}
