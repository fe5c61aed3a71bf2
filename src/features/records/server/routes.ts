import type { FastifyInstance } from 'fastify'
import { forgetSession } from '#features/auth/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { records } from '../contract.ts'
import { deleteAccount, type Keepers } from './delete-account.ts'
import { gather } from './gather.ts'
import { previewDeparture } from './preview-departure.ts'

export function recordRoutes(keepers: Keepers) {
  return (app: FastifyInstance, facilities: Facilities): void => {
    serve(app, facilities.guards, records, {
      'GET /api/account/records': ({ actor }) => gather(facilities, keepers.holdings, actor.id),
      'GET /api/account/departure': ({ actor }) => previewDeparture(facilities.db, keepers.holdings, actor.id),
      'POST /api/account/delete': async ({ actor, body, reply }) => {
        await deleteAccount(facilities, keepers, { ...body, userId: actor.id })
        forgetSession(reply)
        return { message: 'Your account has been deleted.' }
      },
    })
  }
}
