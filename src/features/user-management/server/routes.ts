import type { FastifyInstance } from 'fastify'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { partOf } from '#platform/contract/paging.ts'
import { requireRecentPassword } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { userAccounts, type UserFile } from '../contract.ts'
import { employerAccounts, type EmployerFile } from '../employer-contract.ts'
import { countEmployers, findEmployer, listEmployers, listTeam } from './employer-queries.ts'
import { revealCompanyContact, revealUser } from './reveal.ts'
import { changeEmployerSuspension, changeUserSuspension } from './suspend.ts'
import { listSuspensions } from './suspension-queries.ts'
import { countUsers, findUser, listUsers } from './user-queries.ts'

export function userAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, userAccounts, {
    'GET /api/admin/users': async ({ query, request, reply }) => {
      const part = partOf(query)
      const [users, total] = await Promise.all([listUsers(db, query, part), countUsers(db, query)])
      reply.headers(pageHeaders(request, part, total))
      return users
    },
    'GET /api/admin/users/:userId': async ({ params }) => {
      const file = await readUser(db, params.userId)
      if (!file) throw refuse(userAccounts['GET /api/admin/users/:userId'], 'notFound')
      return file
    },
    'POST /api/admin/users/:userId/reveal': ({ actor, params, body }) => revealUser(context, params.userId, { actor, ...body }),
    'PUT /api/admin/users/:userId/suspension': async ({ actor, params, body, request }) => {
      await requireRecentPassword(context, request)
      await changeUserSuspension(context, params.userId, { ...body, adminId: actor.id })
      return assertDefined(await readUser(db, params.userId), 'the account')
    },
  })
}

export function employerAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, employerAccounts, {
    'GET /api/admin/employers': async ({ query, request, reply }) => {
      const part = partOf(query)
      const employers = listEmployers(db, query, { ...part, now: clock() })
      reply.headers(pageHeaders(request, part, await countEmployers(db, query)))
      return employers
    },
    'GET /api/admin/employers/:employerId': async ({ params }) => {
      const file = await readEmployer(db, params.employerId, clock())
      if (!file) throw refuse(employerAccounts['GET /api/admin/employers/:employerId'], 'notFound')
      return file
    },
    'POST /api/admin/employers/:employerId/reveal': ({ actor, params, body }) =>
      revealCompanyContact(context, params.employerId, { actor, ...body }),
    'PUT /api/admin/employers/:employerId/suspension': async ({ actor, params, body, request }) => {
      await requireRecentPassword(context, request)
      await changeEmployerSuspension(context, params.employerId, { ...body, adminId: actor.id })
      return assertDefined(await readEmployer(db, params.employerId, clock()), 'the company')
    },
  })
}

async function readUser(db: Db, userId: string): Promise<UserFile | null> {
  const [user, suspensions] = await Promise.all([findUser(db, userId), listSuspensions(db, { userId })])
  return user && { ...user, suspensions }
}

async function readEmployer(db: Db, employerId: string, now: Date): Promise<EmployerFile | null> {
  const [employer, team, suspensions] = await Promise.all([
    findEmployer(db, employerId, now),
    listTeam(db, employerId),
    listSuspensions(db, { employerId }),
  ])
  return employer && { ...employer, team, suspensions }
}
