import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { serve } from '#platform/server/serve.ts'
import { postingImport } from '../contract.ts'
import { acceptImport, checkImport } from './import-postings.ts'

function postingImportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, postingImport, {
    'POST /api/employer/posting-imports/check': ({ actor, sent }) =>
      checkImport(context, { userId: actor.id, employerId: actor.employerId, sent }),
    'POST /api/employer/posting-imports': ({ actor, sent, query }) =>
      acceptImport(context, { userId: actor.id, employerId: actor.employerId, sent, ...query }),
  })
}

export const postingImportFeature: Feature = {
  name: 'posting-import',
  about: 'Employers upload many jobs from a spreadsheet: a check that names every fault, then all of them or none.',
  standsOn: ['employers', 'jobs', 'job-posting'],
  calls: [{ contract: postingImport, routes: postingImportRoutes }],
}
