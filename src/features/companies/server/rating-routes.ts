import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { companyRatings, type NewRating, type OwnRating } from '../rating-contract.ts'
import { requireCompany } from './queries.ts'
import { moderate } from './moderate.ts'
import { deleteRating, listRatings, findOwnRating, hasAppliedTo, type Rater, upsertRating } from './rating-queries.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'

async function readOwnRating(db: Db, rater: Rater): Promise<OwnRating> {
  return { mayRate: await hasAppliedTo(db, rater), rating: await findOwnRating(db, rater) }
}

/** Stores a rating, which is published after moderation. */
async function rate(db: Db, rater: Rater, rating: NewRating, now: Date): Promise<OwnRating> {
  return db.transaction().execute(async (tx) => {
    if (!(await hasAppliedTo(tx, rater))) {
      throw refuse(companyRatings['PUT /api/companies/:companyId/my-rating'], 'hasNotApplied')
    }
    await upsertRating(tx, { ...rating, ...rater, now })
    return { mayRate: true, rating: await findOwnRating(tx, rater) }
  })
}

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
    'GET /api/admin/company-ratings': ({ actor, query }) => listRatings(db, { ...query, adminId: actor.id, now: clock() }),
    'PUT /api/admin/company-ratings/:ratingId': ({ actor, params, body }) =>
      moderate(db, { adminId: actor.id, ...params, ...body }, clock()),
  })
}
