import type { FastifyInstance } from 'fastify'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { type StaffAccount, staffAccount } from '../account-contract.ts'
import { confirmPassword } from './password/confirm-password.ts'
import { findStaff } from './queries.ts'
import { renewRecoveryCodes, turnOffSecondFactor } from './second-factor/change-second-factor.ts'
import { countRecoveryCodes } from './second-factor-queries.ts'
import { confirmSecondFactor, setUpSecondFactor } from './second-factor/set-up.ts'
import { staffSidOf } from './session.ts'
import { endStaffSessions, listStaffSessions } from './session-queries.ts'

export function staffAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context
  serve(app, context.guards, staffAccount, {
    'GET /api/admin/account': ({ actor }) => readAccount(context, actor.id),
    'POST /api/admin/second-factor/setup': ({ request, reply }) => setUpSecondFactor(context, { request, reply }),
    'POST /api/admin/second-factor/confirm': async ({ body, request, reply }) => ({
      recoveryCodes: [...(await confirmSecondFactor(context, body.code, { request, reply }))],
    }),
    'POST /api/admin/second-factor/recovery-codes': async ({ actor, request }) => ({
      recoveryCodes: [...(await renewRecoveryCodes(context, { id: actor.id, request }))],
    }),
    'DELETE /api/admin/second-factor': async ({ actor, request }) => {
      await turnOffSecondFactor(context, { id: actor.id, request })
      return { message: 'Signing in needs only your password now' }
    },
    'POST /api/admin/confirm-password': async ({ actor, body, request, reply }) => {
      await confirmPassword(context, { id: actor.id, password: body.password, request, reply })
      return { message: 'Password confirmed' }
    },
    'GET /api/admin/sign-ins': async ({ actor, request }) => {
      const here = staffSidOf(request)
      const rows = await listStaffSessions(db, actor.id, clock())
      return rows.map(({ sid, startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString(), isThis: sid === here }))
    },
    'DELETE /api/admin/sign-ins': async ({ actor, request }) => ({
      ended: await endStaffSessions(db, actor.id, { beside: staffSidOf(request) }),
    }),
    'DELETE /api/admin/sign-ins/:id': async ({ actor, params }) => {
      const ended = await endStaffSessions(db, actor.id, params)
      if (ended === 0) throw refuse(staffAccount['DELETE /api/admin/sign-ins/:id'], 'notFound')
      return { ended }
    },
  })
}

async function readAccount({ db, config }: Pick<AppContext, 'db' | 'config'>, id: string): Promise<StaffAccount> {
  const { secondFactorSince, ...person } = assertDefined(await findStaff(db, id), 'the signed-in member of staff')
  const recoveryCodes = await countRecoveryCodes(db, id)
  return {
    ...person,
    secondFactor: { since: secondFactorSince?.toISOString() ?? null, recoveryCodes, isRequired: config.isPublic },
  }
}
