import type { FastifyInstance } from 'fastify'
import { openSearch } from '#features/jobs/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { applications } from '../contract.ts'
import { apply } from './apply.ts'
import { listMine } from './list-mine.ts'
import { listJobIdsOf } from './queries.ts'
import { recommend } from './recommend.ts'

export function applicationRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, searchPool, clock, guards } = facilities
  const search = openSearch(searchPool)
  serve(app, guards, applications, {
    'POST /api/applications': ({ actor, body }) => apply(facilities, { ...body, userId: actor.id }),
    'GET /api/applications/my-applications': ({ actor }) => listMine(db, actor.id, clock()),
    'GET /api/applications/job-ids': ({ actor }) => listJobIdsOf(db, actor.id),
    'GET /api/applications/recommended-jobs': ({ actor }) => recommend(db, search, { userId: actor.id, now: clock() }),
  })
}
