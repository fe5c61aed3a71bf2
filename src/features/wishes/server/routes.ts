import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { wishes } from '../contract.ts'
import { changeWish } from './change-wish.ts'
import { listMatches, listWishes } from './list-wishes.ts'
import { makeWish } from './make-wish.ts'
import { countWishes, deleteWish } from './queries.ts'

export function wishRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, wishes, {
    'POST /api/wishes': ({ actor, body }) => makeWish(context, actor.id, body),
    'GET /api/wishes': ({ actor }) => listWishes(context, actor.id),
    'GET /api/wishes/count': async ({ actor }) => {
      const { all, active } = await countWishes(db, actor.id)
      return { wishes: all, active }
    },
    'GET /api/wishes/matches': ({ actor }) => listMatches(context, actor.id),
    'PUT /api/wishes/:id': ({ actor, params, body }) => changeWish(db, actor.id, { ...params, ...body }),
    'DELETE /api/wishes/:id': async ({ actor, params }) => {
      if (!(await deleteWish(db, actor.id, params.id))) throw refuse(wishes['DELETE /api/wishes/:id'], 'notFound')
      return { deleted: true }
    },
  })
}
