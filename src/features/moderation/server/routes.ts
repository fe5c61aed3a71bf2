import type { FastifyInstance } from 'fastify'
import { mayDo } from '#features/staff/permissions.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { Forbidden } from '#platform/server/failures.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import { serve, type StaffCaller } from '#platform/server/serve.ts'
import { moderation } from '../contract.ts'
import { claimItem, claimNext } from './claim.ts'
import { deleteClaim } from './claim-queries.ts'
import { readFigures, readState } from './state-queries.ts'

/** `queues` are the queues of the features that depend on this one. */
export function moderationRoutes(queues: readonly ModerationQueue[]) {
  function queueFor({ role }: StaffCaller, name: string): ModerationQueue {
    const queue = queues.find((one) => one.name === name)
    if (!queue) throw refuse(moderation['GET /api/admin/queues/:queue'], 'noQueue')
    if (!mayDo(role, queue.permission)) throw new Forbidden('Your role does not allow this.')
    return queue
  }
  return (app: FastifyInstance, { db, clock, guards }: AppContext): void => {
    const holderOf = (actor: StaffCaller) => ({ adminId: actor.id, now: clock() })
    serve(app, guards, moderation, {
      'GET /api/admin/queues': async ({ actor }) => {
        const holder = holderOf(actor)
        const own = queues.filter(({ permission }) => mayDo(actor.role, permission))
        return { at: holder.now.toISOString(), queues: await Promise.all(own.map((queue) => readFigures(db, queue, holder))) }
      },
      'GET /api/admin/queues/:queue': ({ actor, params }) => readState(db, queueFor(actor, params.queue), holderOf(actor)),
      'POST /api/admin/queues/:queue/next': async ({ actor, params }) => ({
        itemId: await claimNext(db, queueFor(actor, params.queue), holderOf(actor)),
      }),
      'PUT /api/admin/queues/:queue/claims/:itemId': async ({ actor, params }) => {
        const until = await claimItem(db, queueFor(actor, params.queue), params.itemId, holderOf(actor))
        return { name: actor.name, isYours: true, until: until.toISOString() }
      },
      'DELETE /api/admin/queues/:queue/claims/:itemId': async ({ actor, params }) => {
        await deleteClaim(db, queueFor(actor, params.queue).name, params.itemId, actor.id)
        return { message: 'Given back' }
      },
    })
  }
}
