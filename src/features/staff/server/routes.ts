import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { staff } from '../contract.ts'
import { login } from './login.ts'
import { findStaff } from './queries.ts'
import { endStaffSession } from './session.ts'

export function staffRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, staff, {
    'POST /api/admin/login': ({ body, request, reply }) => login(facilities, body, { request, reply }),
    'GET /api/admin/me': async ({ actor }) => {
      const person = await findStaff(facilities.db, actor.id)
      if (!person) throw new Unauthorized()
      return person
    },
    'POST /api/admin/logout': async ({ request, reply }) => {
      await endStaffSession(facilities, { request, reply })
      return { message: 'Logged out successfully' }
    },
  })
}
