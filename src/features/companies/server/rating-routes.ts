import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { companyRatings } from '../rating-contract.ts'
import { requireCompany } from './require-company.ts'
import { moderate } from './moderate.ts'
import { rate } from './rate.ts'
import { deleteRating, listWaitingRatings } from './rating-queries.ts'
import { readOwnRating } from './read-own-rating.ts'

export function ratingRoutes(app: FastifyInstance, { db, clock, guards }: AppContext): void {
  const raterOf = async (userId: string, companyId: string) => {
    const { id: employerId } = await requireCompany(db, companyId, clock())
    return { userId, employerId }
  }
  serve(app, guards, companyRatings, {
    'GET /api/companies/:companyId/my-rating': async ({ actor, params }) =>
      readOwnRating(db, await raterOf(actor.id, params.companyId)),
    'PUT /api/companies/:companyId/my-rating': async ({ actor, params, body }) =>
      rate(db, await raterOf(actor.id, params.companyId), body, clock()),
    'DELETE /api/companies/:companyId/my-rating': async ({ actor, params }) => {
      const rater = await raterOf(actor.id, params.companyId)
      await deleteRating(db, rater)
      return readOwnRating(db, rater)
    },
    'GET /api/admin/company-ratings': () => listWaitingRatings(db),
    'PUT /api/admin/company-ratings/:ratingId': ({ actor, params, body }) =>
      moderate(db, { adminId: actor.id, ...params, ...body }),
  })
}
