import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { employers } from '../contract.ts'
import { readProfile } from './read-profile.ts'

export function employerRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, employers, {
    'GET /api/employer/profile': ({ actor }) => readProfile(db, actor.employerId, clock()),
  })
}
