import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { resumes } from '../contract.ts'
import { expectVerified, openResume, resumeSearches } from './open-resume.ts'
import { openResumeSearch } from './search-resumes.ts'

export function resumeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, searchPool, rateLimits, clock, guards } = context
  const search = openResumeSearch(searchPool)
  serve(app, guards, resumes, {
    'GET /api/employer/resumes': async ({ actor: { employerId }, query }) => {
      await expectVerified(db, employerId)
      await rateLimits.consume([countOf(resumeSearches, employerId)])
      return search(query, { employerId, now: clock() })
    },
    'GET /api/employer/resumes/:resumeId': ({ actor, params, query }) => openResume(context, actor, { ...params, ...query }),
  })
}
