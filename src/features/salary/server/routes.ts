import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { salary } from '../contract.ts'
import { readMarket } from './read-market.ts'

export function salaryRoutes(app: FastifyInstance, { searchPool, clock, guards }: AppContext): void {
  serve(app, guards, salary, {
    'GET /api/salary/market': ({ query }) => readMarket(searchPool, query, clock()),
  })
}
