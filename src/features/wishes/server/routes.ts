import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { wishes } from '../contract.ts'
import { makeWish } from './make-wish.ts'

export function wishRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, wishes, {
    'POST /api/wishes': ({ actor, body }) => makeWish(facilities, actor.id, body),
  })
}
