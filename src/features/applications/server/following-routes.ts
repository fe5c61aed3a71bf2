import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { following } from '../following-contract.ts'
import { follow } from './follow.ts'
import type { Place } from './mine-queries.ts'
import { printSent } from './print-sent.ts'
import { withdraw } from './withdraw.ts'

type Asked = { readonly actor: { readonly id: string }; readonly params: { readonly applicationId: string } }

const placeOf = ({ actor, params }: Asked): Place => ({ ...params, of: { userId: actor.id } })

export function followingRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, clock, guards } = facilities
  serve(app, guards, following, {
    'GET /api/applications/:applicationId': (asked) => follow(db, placeOf(asked), clock()),
    'GET /api/applications/:applicationId/cv': (asked) => printSent(facilities, placeOf(asked)),
    'POST /api/applications/:applicationId/withdraw': (asked) => withdraw(facilities, placeOf(asked)),
  })
}
