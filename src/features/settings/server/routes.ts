import type { FastifyInstance } from 'fastify'
import {
  changeNameAndPhone,
  deleteSessionOf,
  endOtherSignIns,
  listSignIns,
  findPassword,
  findPerson,
} from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { settings, type OwnAccount } from '../contract.ts'
import { changePassword } from './change-password.ts'
import { changeSettings, findSettings } from './switches.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'

async function readAccount(db: Db, userId: string): Promise<OwnAccount> {
  const [person, password] = await Promise.all([findPerson(db, userId), findPassword(db, userId)])
  // The account was deleted after the request was authenticated.
  if (!person) throw new Unauthorized()
  const { firstName, lastName, email, phone } = person
  return { firstName, lastName, email, phone: phone ?? '', hasPassword: password !== null }
}

export function settingsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, settings, {
    'GET /api/settings': ({ actor }) => findSettings(db, actor.id),
    'PUT /api/settings': ({ actor, body }) => changeSettings(db, actor.id, body, clock()),
    'GET /api/settings/account': ({ actor }) => readAccount(db, actor.id),
    'PUT /api/settings/account': async ({ actor, body }) => {
      await changeNameAndPhone(db, actor.id, body, clock())
      return readAccount(db, actor.id)
    },
    'POST /api/settings/password': async ({ actor, body, request, reply }) => {
      await changePassword(context, { userId: actor.id, request, reply }, body)
      return { message: 'Your password has been changed. All other browsers have been signed out.' }
    },
    'GET /api/settings/sign-ins': async ({ actor, request }) => {
      const signIns = await listSignIns(db, { userId: actor.id, request }, clock())
      return signIns.map((signIn) => ({
        ...signIn,
        startedAt: signIn.startedAt.toISOString(),
        seenAt: signIn.seenAt.toISOString(),
      }))
    },
    'DELETE /api/settings/sign-ins': async ({ actor, request }) => ({
      ended: await endOtherSignIns(db, { userId: actor.id, request }),
    }),
    'DELETE /api/settings/sign-ins/:id': async ({ actor, params }) => {
      if (!(await deleteSessionOf(db, actor.id, params.id))) {
        throw refuse(settings['DELETE /api/settings/sign-ins/:id'], 'notFound')
      }
      return { ended: 1 }
    },
  })
}
