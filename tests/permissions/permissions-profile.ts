import { aProfile } from '../factories/a-profile.ts'
import { candidates, type Row } from './permission-statuses.ts'
import { aPng } from '../factories/pictures.ts'

/** A part of tests/permissions/permissions.ts. */
export const profile: Readonly<Record<string, Row>> = {
  'GET /api/profile': [candidates()],
  'PUT /api/profile': [
    candidates(),
    async ({ fresh }, caller) => ({ as: await fresh(caller), body: { ...aProfile, version: 0 } }),
  ],
  'PUT /api/profile/photo': [
    candidates(),
    async () => ({ body: await aPng(), headers: { 'content-type': 'application/octet-stream' } }),
  ],
  'DELETE /api/profile/photo': [candidates()],
}
