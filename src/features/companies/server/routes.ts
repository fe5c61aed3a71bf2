import type { FastifyInstance } from 'fastify'
import { listOpenJobsOf, withResponses } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { memoize } from '#platform/server/memoize.ts'
import { serve } from '#platform/server/serve.ts'
import { companies } from '../contract.ts'
import { hiringFigures } from '../hiring-contract.ts'
import { pickCompanies } from '../rules.ts'
import { countHiring } from './count-hiring.ts'
import { catalogueMs, openCatalogue } from './open-catalogue.ts'
import { requireCompany } from './queries.ts'
import { readCompany } from './read-company.ts'

export function companyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  const catalogue = openCatalogue(context)
  const memoizedHiring = memoize(async () => countHiring(db, await catalogue()), catalogueMs, clock)
  serve(app, guards, hiringFigures, {
    'GET /api/companies/hiring-figures': memoizedHiring,
  })
  serve(app, guards, companies, {
    'GET /api/companies': async ({ query, request, reply }) => {
      const picked = pickCompanies(await catalogue(), query)
      reply.headers(pageHeaders(request, query, picked.length))
      return picked.slice((query.page - 1) * query.limit, query.page * query.limit)
    },
    'GET /api/companies/industries': async () => {
      const industries = (await catalogue()).flatMap(({ industry }) => industry ?? [])
      return [...new Set(industries)].toSorted()
    },
    'GET /api/companies/:companyId': async ({ params }) =>
      readCompany(db, await requireCompany(db, params.companyId, clock()), clock()),
    'GET /api/companies/:companyId/jobs': async ({ params, query, request, reply }) => {
      const { id, openJobs } = await requireCompany(db, params.companyId, clock())
      reply.headers(pageHeaders(request, query, openJobs))
      return withResponses(context, await listOpenJobsOf(db, id, { ...query, now: clock() }))
    },
  })
}
