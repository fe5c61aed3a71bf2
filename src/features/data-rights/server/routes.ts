import type { FastifyInstance } from 'fastify'
import { forgetSession } from '#features/auth/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { records } from '../contract.ts'
import type { ErasureRegistry } from '#platform/server/feature.ts'
import { deleteAccount } from './delete-account.ts'
import { exportRecords } from './export-records.ts'
import { previewDeletion } from './preview-deletion.ts'

export function recordRoutes(erasureRegistry: ErasureRegistry) {
  return (app: FastifyInstance, context: AppContext): void => {
    serve(app, context.guards, records, {
      'GET /api/account/records': ({ actor }) => exportRecords(context, erasureRegistry.personalData, actor.id),
      'GET /api/account/departure': ({ actor }) => previewDeletion(context.db, erasureRegistry.personalData, actor.id),
      'POST /api/account/delete': async ({ actor, body, reply }) => {
        await deleteAccount(context, erasureRegistry, { ...body, userId: actor.id })
        forgetSession(reply)
        return { message: 'Your account has been deleted.' }
      },
    })
  }
}
