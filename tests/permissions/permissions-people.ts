import { randomUUID } from 'node:crypto'
import { aJob } from '../factories/a-job.ts'
import { sales, staff, support, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const reason = 'A call about this account'
/** Without a password, which would be hashed for each caller. */
const someUser: Sample = async ({ db }) => {
  const userId = randomUUID()
  const names = { firstName: 'Asha', lastName: 'Menon' }
  await db
    .insertInto('users')
    .values({ id: userId, email: `${userId}@example.in`, password: 'no hash', ...names })
    .execute()
  return { params: { userId } }
}
const someCompany: Sample = async ({ db }) => ({ params: { employerId: (await aJob(db)).employerId } })
const sending =
  (sample: Sample, body: object): Sample =>
  async (world, caller) => ({ ...(await sample(world, caller)), body })

const queue = 'contact-messages'
const someEntry: Sample = () => ({ params: { queue, itemId: randomUUID() } })

/** What staff do about the accounts of users and companies, and in queues. The one of the samples is a queue of support. */
export const ofPeople: Readonly<Record<string, Row>> = {
  'GET /api/admin/users': [support(), () => ({ query: { q: 'Asha' } })],
  'GET /api/admin/users/:userId': [support(), someUser],
  'POST /api/admin/users/:userId/reveal': [support(), sending(someUser, { reason })],
  'PUT /api/admin/users/:userId/suspension': [support(), sending(someUser, { isSuspended: true, reason })],

  'GET /api/admin/employers': [sales()],
  'GET /api/admin/employers/:employerId': [sales(), someCompany],
  'POST /api/admin/employers/:employerId/reveal': [sales(), sending(someCompany, { reason })],
  'PUT /api/admin/employers/:employerId/suspension': [sales(), sending(someCompany, { isSuspended: true, reason })],

  'GET /api/admin/queues': [staff()],
  'GET /api/admin/queues/:queue': [support(), () => ({ params: { queue } })],
  'POST /api/admin/queues/:queue/next': [support(), () => ({ params: { queue } })],
  'PUT /api/admin/queues/:queue/claims/:itemId': [support(404), someEntry],
  'DELETE /api/admin/queues/:queue/claims/:itemId': [support(), someEntry],
}
