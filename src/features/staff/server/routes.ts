import type { FastifyInstance } from 'fastify'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { staff } from '../contract.ts'
import { login } from './login.ts'
import { quickReset } from './password/quick-reset.ts'
import { requestStaffReset, resetStaffPassword } from './password/reset-staff-password.ts'
import { findStaff } from './queries.ts'
import { enterCode } from './second-factor/enter-code.ts'
import { endStaffSession } from './session.ts'

export function staffRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, staff, {
    'POST /api/admin/login': ({ body, request, reply }) => login(context, body, { request, reply }),
    'POST /api/admin/second-factor': ({ body, request, reply }) => enterCode(context, body.code, { request, reply }),
    'POST /api/admin/quick-reset': async ({ body, request }) => {
      await quickReset(context, body, request)
      return { message: 'Password Updated' }
    },
    'POST /api/admin/forgot-password': async ({ body, request }) => {
      await requestStaffReset(context, { email: body.email, ip: request.ip })
      return { message: 'If the email exists, a reset link has been sent to it.' }
    },
    'POST /api/admin/reset-password': async ({ body, request }) => {
      await resetStaffPassword(context, body, { request })
      return { message: 'Password Reset Successful' }
    },
    'GET /api/admin/me': async ({ actor }) =>
      assertDefined(await findStaff(context.db, actor.id), 'the signed-in member of staff'),
    'POST /api/admin/logout': async ({ request, reply }) => {
      await endStaffSession(context, { request, reply })
      return { message: 'Logged out successfully' }
    },
  })
}
