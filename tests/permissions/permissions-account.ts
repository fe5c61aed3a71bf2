import { users, type Row } from './permission-statuses.ts'
import { testPassword } from '../portal.ts'

/** A person's own account: settings, sign-ins, records, and its deletion. Staff have no such account. */
export const ownAccount: Readonly<Record<string, Row>> = {
  'GET /api/account/records': [users()],
  'GET /api/account/departure': [users()],
  'POST /api/account/delete': [
    users(),
    async ({ fresh }, caller) => ({ as: await fresh(caller), body: { password: testPassword } }),
  ],
  'GET /api/settings': [users()],
  'PUT /api/settings': [users(), () => ({ body: { jobAlerts: false } })],
  'GET /api/settings/account': [users()],
  'PUT /api/settings/account': [users(), () => ({ body: { firstName: 'Asha', lastName: 'Menon', phone: '' } })],
  'POST /api/settings/password': [
    users(),
    async ({ fresh }, caller) => ({
      as: await fresh(caller),
      body: { currentPassword: testPassword, newPassword: 'jackfruit-in-june' },
    }),
  ],
  'GET /api/settings/sign-ins': [users()],
  'DELETE /api/settings/sign-ins': [users()],
  'DELETE /api/settings/sign-ins/:id': [
    { ...users(404), candidate: 200 },
    async ({ fresh, people }, caller) => {
      const candidate = await fresh('candidate')
      const [signIn] = (await candidate.call('GET /api/settings/sign-ins')).json()
      return { as: caller === 'candidate' ? candidate : people[caller], params: { id: signIn.id } }
    },
  ],
}
