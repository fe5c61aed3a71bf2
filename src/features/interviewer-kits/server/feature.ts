import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { serve } from '#platform/server/serve.ts'
import { interviewerKits } from '../contract.ts'
import { copyKit, editKit, removeKit } from './change-kits.ts'
import { listKits } from './queries.ts'
import { standardKit } from './standard-kit.ts'

function interviewerKitRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, interviewerKits, {
    'GET /api/interviewer/kit': async () => standardKit(),
    'GET /api/interviewer/kit/public': async () => standardKit(),
    'GET /api/interviewer/kits': ({ actor }) => listKits(context.db, actor.employerId),
    'POST /api/interviewer/kits': ({ actor, body }) => copyKit(context, actor, body.jobId),
    'PUT /api/interviewer/kits/:kitId': ({ actor, params, body }) => editKit(context, actor, { ...params, ...body }),
    'DELETE /api/interviewer/kits/:kitId': async ({ actor, params }) => {
      await removeKit(context, actor, params.kitId)
      return { message: 'The kit is deleted. Interviews that use it keep it.' }
    },
  })
}

export const interviewerKitsFeature: Feature = {
  name: 'interviewer-kits',
  about: 'The questions and the rubric of AI interviews: the standard kit, and the copies that employers edit.',
  standsOn: ['employers', 'jobs'],
  calls: [{ contract: interviewerKits, routes: interviewerKitRoutes }],
  notPersonalData: {
    'interviewer_kits.employer_id': 'A kit belongs to the company.',
    'interviewer_kits.job_id': 'A job of a company, and no person.',
  },
}
