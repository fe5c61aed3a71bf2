import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { listFailedJobs, retryJob } from '#platform/server/failed-jobs.ts'
import { memoize } from '#platform/server/memoize.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { listRetentionRuns } from '#platform/server/retention.ts'
import { serve } from '#platform/server/serve.ts'
import { listSlowStatements } from '#platform/server/slow-queries.ts'
import { operations } from '../contract.ts'
import { runChecks } from './checks.ts'
import { serveMetrics } from './metrics.ts'
import { postgresqlVersion } from './queries.ts'

const packageFile = path.resolve(import.meta.dirname, '../../../../package.json')
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string } // the format of npm

const retries: RateLimit = { name: 'jobs retried by', per: 'account', max: 60, windowSeconds: minutes(10) }
/** How long the results are cached, because a check makes a PDF and a file. */
const checkedMs = 5_000

export function operationsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards, clock, rateLimits } = context
  const startedAt = clock().toISOString()
  const checks = memoize(() => runChecks(context), checkedMs, clock)
  serveMetrics(app, context)
  serve(app, guards, operations, {
    'GET /api/admin/operations': async () => {
      const [postgresql, failedJobs, runs, checked] = await Promise.all([
        postgresqlVersion(db),
        listFailedJobs(db),
        listRetentionRuns(db),
        checks(),
      ])
      return {
        version,
        node: process.version,
        postgresql,
        startedAt,
        checks: checked,
        failedJobs,
        retentionRuns: runs.map(({ ranAt, ...run }) => ({ ...run, ranAt: ranAt.toISOString() })),
        slowQueries: listSlowStatements(db).map(({ at, ...query }) => ({ ...query, at: at.toISOString() })),
      }
    },
    'POST /api/admin/operations/jobs/:id/retry': async ({ actor, params: { id } }) => {
      await rateLimits.consume([countOf(retries, actor.id)])
      await db.transaction().execute(async (tx) => {
        if (!(await retryJob(tx, id))) throw refuse(operations['POST /api/admin/operations/jobs/:id/retry'], 'notFound')
        await insertAdminLog(tx, { adminId: actor.id, action: 'retry job', targetType: 'job_of_queue', targetId: id })
      })
      return { message: 'The job runs again.' }
    },
  })
}
