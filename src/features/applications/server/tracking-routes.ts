import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { tracking } from '../tracking-contract.ts'
import { printSubmitted, trackApplication } from './candidate-views.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { withdraw } from './withdraw.ts'

type TrackingRequest = { readonly actor: { readonly id: string }; readonly params: { readonly applicationId: string } }

const placeOf = ({ actor, params }: TrackingRequest): ApplicationRef => ({ ...params, of: { userId: actor.id } })

export function trackingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, tracking, {
    'GET /api/applications/:applicationId': (args) => trackApplication(db, placeOf(args), clock()),
    'GET /api/applications/:applicationId/cv': (args) => printSubmitted(context, placeOf(args)),
    'POST /api/applications/:applicationId/withdraw': (args) => withdraw(context, placeOf(args)),
  })
}
