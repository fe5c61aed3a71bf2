import { randomUUID } from 'node:crypto'
import { testPassword } from '../portal.ts'
import { aStaffAccount } from '../staff/staff-world.ts'
import { administrators, everyone, staff, type Row } from './permission-statuses.ts'
import type { Sample } from './permission-world.ts'

const email = () => `${randomUUID()}@pasand.example`
const own: Sample = async ({ fresh }, caller) => ({ as: await fresh(caller) })
const someAccount: Sample = async (world) => ({ params: { staffId: (await aStaffAccount(world)).id } })

/** How staff sign in, what they do about their own accounts, and what administrators do about those of others. */
export const ofStaff: Readonly<Record<string, Row>> = {
  'POST /api/admin/login': [everyone(401), () => ({ body: { email: email(), password: testPassword } })],
  'POST /api/admin/second-factor': [{ ...everyone(401), staffWithoutCode: 400 }, () => ({ body: { code: '000000' } })],
  'POST /api/admin/quick-reset': [everyone(403), () => ({ body: { email: email(), newPassword: testPassword } })],
  'POST /api/admin/forgot-password': [everyone(), () => ({ body: { email: email() } })],
  'POST /api/admin/reset-password': [
    everyone(400),
    () => ({ body: { token: 'made-up', password: testPassword, confirmPassword: testPassword } }),
  ],
  'GET /api/admin/me': [staff()],
  'POST /api/admin/logout': [everyone(), own],

  'GET /api/admin/account': [staff()],
  'POST /api/admin/second-factor/setup': [{ ...staff(), staffWithoutCode: 409 }, own],
  'POST /api/admin/second-factor/confirm': [
    staff(400),
    async ({ fresh }, caller) => {
      const as = await fresh(caller)
      await as.call('POST /api/admin/second-factor/setup', {})
      return { as, body: { code: '000000' } }
    },
  ],
  'POST /api/admin/second-factor/recovery-codes': [staff(409), own],
  'DELETE /api/admin/second-factor': [staff(), own],
  'POST /api/admin/confirm-password': [
    staff(),
    async ({ fresh }, caller) => ({ as: await fresh(caller), body: { password: testPassword } }),
  ],
  'GET /api/admin/sign-ins': [staff()],
  'DELETE /api/admin/sign-ins': [staff(), own],
  'DELETE /api/admin/sign-ins/:id': [staff(404), () => ({ params: { id: randomUUID() } })],

  'GET /api/admin/staff': [administrators()],
  'POST /api/admin/staff': [
    administrators(201),
    () => ({ body: { email: email(), firstName: 'Kiran', lastName: 'Rao', role: 'support', password: testPassword } }),
  ],
  'PUT /api/admin/staff/:staffId': [
    administrators(),
    async (world, caller) => ({ ...(await someAccount(world, caller)), body: { isActive: false } }),
  ],
  'POST /api/admin/staff/:staffId/invitation': [administrators(), someAccount],
  'DELETE /api/admin/staff/:staffId/second-factor': [administrators(), someAccount],

  'GET /api/admin/logs': [administrators()],
  'GET /api/admin/logs/filters': [administrators()],
  'GET /api/admin/logs/csv': [administrators()],
}
