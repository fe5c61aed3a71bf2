import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { salary } from '../contract.ts'
import { readMarket } from './read-market.ts'

export function salaryRoutes(app: FastifyInstance, { searchPool, clock, guards }: Facilities): void {
  serve(app, guards, salary, {
    'GET /api/salary/market': ({ query }) => readMarket(searchPool, query, clock()),
  })
}
