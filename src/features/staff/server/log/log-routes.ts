import type { FastifyInstance } from 'fastify'
import { isoDateText } from '#platform/contract/dates.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { staffLog } from '../../log-contract.ts'
import { logAlone } from '../queries.ts'
import { logExports } from '../rate-limits.ts'
import { countLog, listLog, listLogFilters } from '../log-list-queries.ts'
import { logCsv } from './log-csv.ts'

const usuallyShown = 50
const mostExported = 50_000

export function staffLogRoutes(app: FastifyInstance, { db, guards, clock, rateLimits }: AppContext): void {
  serve(app, guards, staffLog, {
    'GET /api/admin/logs': async ({ query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const [entries, total] = await Promise.all([listLog(db, query, part), countLog(db, query)])
      reply.headers(pageHeaders(request, part, total))
      return [...entries]
    },
    'GET /api/admin/logs/filters': () => listLogFilters(db),
    'GET /api/admin/logs/csv': async ({ actor, query }) => {
      await rateLimits.consume([countOf(logExports, actor.id)])
      const [entries, total] = await Promise.all([listLog(db, query, { page: 1, limit: mostExported }), countLog(db, query)])
      await logAlone(db, { adminId: actor.id, action: 'export log', description: `${entries.length} rows` })
      return { name: `staff-log-${isoDateText(clock().toISOString())}.csv`, content: Buffer.from(logCsv(entries, total)) }
    },
  })
}
