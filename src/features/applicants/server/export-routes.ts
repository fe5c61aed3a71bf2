import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { applicantExport } from '../export-contract.ts'
import { exportCvs, exportList } from './export-applicants.ts'

export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, applicantExport, {
    'GET /api/employer/applicants/list.csv': ({ actor, query }) => exportList(context, actor, query),
    'GET /api/employer/applicants/cvs.zip': async ({ actor, query, reply }) => {
      const { file, count } = await exportCvs(context, actor, query)
      reply.header('x-total-count', String(count))
      return file
    },
  })
}
