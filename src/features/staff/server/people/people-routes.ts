import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { type StaffListed, staffPeople } from '../../people-contract.ts'
import { requireRecentPassword } from '../session.ts'
import { changeStaff, resetSecondFactor } from './change-staff.ts'
import { createStaff, resendInvitation } from './create-staff.ts'
import { listStaff, type StaffRow } from '../people-queries.ts'

export function staffPeopleRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, staffPeople, {
    'GET /api/admin/staff': async ({ actor }) => (await listStaff(context.db)).map((row) => shown(row, actor.id)),
    'POST /api/admin/staff': async ({ actor, body, request }) => {
      await requireRecentPassword(context, request)
      return shown(await createStaff(context, actor.id, body), actor.id)
    },
    'PUT /api/admin/staff/:staffId': async ({ actor, params, body, request }) => {
      await requireRecentPassword(context, request)
      return shown(await changeStaff(context, { adminId: actor.id, ...params }, body), actor.id)
    },
    'POST /api/admin/staff/:staffId/invitation': async ({ actor, params, request }) => {
      await requireRecentPassword(context, request)
      await resendInvitation(context, { adminId: actor.id, ...params })
      return { message: 'The invitation was sent again' }
    },
    'DELETE /api/admin/staff/:staffId/second-factor': async ({ actor, params, request }) => {
      await requireRecentPassword(context, request)
      return shown(await resetSecondFactor(context, { adminId: actor.id, ...params }), actor.id)
    },
  })
}

function shown(row: StaffRow, viewer: string): StaffListed {
  return { ...row, lastLogin: row.lastLogin?.toISOString() ?? null, isYou: row.id === viewer }
}
