import type { FastifyInstance } from 'fastify'
import { moneyRequestOf } from '#features/job-posting/money-request.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { jobReports, type ReportedJob } from '../contract.ts'
import { decideReports } from './decide-reports.ts'
import { countReported, listReported, listUndecided } from './queries.ts'
import { reportJob } from './report-job.ts'

const usuallyShown = 100

export function jobReportRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, jobReports, {
    'POST /api/jobs/:jobId/reports': async ({ actor, params, body }) => {
      await reportJob(context, { ...body, jobId: params.jobId, userId: actor.id })
      return { message: 'Thank you. We look at every report.' }
    },
    'GET /api/admin/job-reports': async ({ actor, query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const filter = { ...query, adminId: actor.id, now: clock() }
      const [rows, total] = await Promise.all([listReported(db, part, filter), countReported(db, filter)])
      reply.headers(pageHeaders(request, part, total))
      return withReports(db, rows)
    },
    'PUT /api/admin/job-reports/:jobId': async ({ actor, params, body }) => {
      await decideReports(context, { ...body, jobId: params.jobId, adminId: actor.id })
      return { message: body.decision === 'release' ? 'The job is shown again.' : 'The job has been removed.' }
    },
  })
}

type Row = Awaited<ReturnType<typeof listReported>>[number]

async function withReports(db: Db, rows: readonly Row[]): Promise<ReportedJob[]> {
  const byJob = Map.groupBy(await listUndecided(db, ...rows.map(({ jobId }) => jobId)), ({ jobId }) => jobId)
  return rows.map((row) => ({
    ...row,
    moneyRequest: moneyRequestOf(row),
    reports: (byJob.get(row.jobId) ?? []).map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
  }))
}
