import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { staff } from '../contract.ts'
import { login } from './login.ts'
import { findStaff } from './queries.ts'
import { endStaffSession } from './session.ts'

export function staffRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, staff, {
    'POST /api/admin/login': ({ body, request, reply }) => login(context, body, { request, reply }),
    'GET /api/admin/me': async ({ actor }) => {
      const person = await findStaff(context.db, actor.id)
      if (!person) throw new Unauthorized()
      return person
    },
    'POST /api/admin/logout': async ({ request, reply }) => {
      await endStaffSession(context, { request, reply })
      return { message: 'Logged out successfully' }
    },
  })
}
