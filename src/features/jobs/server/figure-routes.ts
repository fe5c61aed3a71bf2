import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { jobFigures } from '../figures-contract.ts'
import { figuresCounter } from './count-figures.ts'

export function jobFigureRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  serve(app, guards, jobFigures, { 'GET /api/jobs/figures': figuresCounter({ db, clock }) })
}
