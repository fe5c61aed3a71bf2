import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { jobFigures } from '../figures-contract.ts'
import { figuresCounter } from './count-figures.ts'

export function jobFigureRoutes(app: FastifyInstance, { db, clock, guards }: Facilities): void {
  serve(app, guards, jobFigures, { 'GET /api/jobs/figures': figuresCounter({ db, clock }) })
}
