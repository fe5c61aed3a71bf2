import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { interviewSessions } from '../contract.ts'
import { passRateOf } from '../rules.ts'
import type { SessionReport } from '../session-schemas.ts'
import { endOverSessions } from './complete-session.ts'
import { cancelSession, decideSession, renewLink } from './change-session.ts'
import { presentSession } from './present-session.ts'
import { readReport } from './read-report.ts'
import { reportCsv } from './report-csv.ts'
import { scheduleSession } from './schedule-session.ts'
import { countSessions, listSessions, summariseSessions } from './session-queries.ts'

export function interviewSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  /** What is over by its time reads as over for its company too, whether or not its candidate ever comes back. */
  const endOver = (employerId: string): Promise<void> => endOverSessions(db, clock(), employerId)
  async function report(id: string, employerId: string): Promise<SessionReport> {
    await endOver(employerId)
    const found = await readReport(db, { id, employerId }, clock())
    if (!found) throw refuse(interviewSessions['GET /api/interviews/:id'], 'notFound')
    return found
  }
  serve(app, guards, interviewSessions, {
    'GET /api/interviews': async ({ actor, query, request, reply }) => {
      await endOver(actor.employerId)
      const part = partOf(query)
      const of = { employerId: actor.employerId, applicationId: query.applicationId }
      const [rows, total] = await Promise.all([listSessions(db, of, part), countSessions(db, of)])
      reply.headers(pageHeaders(request, part, total))
      return rows.map((row) => presentSession(row, clock()))
    },
    'GET /api/interviews/summary': async ({ actor }) => {
      await endOver(actor.employerId)
      const { averageScore, ...counts } = await summariseSessions(db, actor.employerId)
      return { ...counts, passRate: passRateOf(counts), averageScore: averageScore === null ? null : Number(averageScore) }
    },
    'POST /api/interviews': async ({ actor, body }) => {
      await endOver(actor.employerId)
      return scheduleSession(context, actor, body)
    },
    'GET /api/interviews/:id': ({ actor, params }) => report(params.id, actor.employerId),
    'GET /api/interviews/:id/report': async ({ actor, params }) => reportCsv(await report(params.id, actor.employerId)),
    'POST /api/interviews/:id/cancel': async ({ actor, params }) => {
      await endOver(actor.employerId)
      return cancelSession(context, actor, params.id)
    },
    'POST /api/interviews/:id/resend': async ({ actor, params }) => {
      await endOver(actor.employerId)
      const link = await renewLink(context, actor, params.id)
      return { message: link ? 'Here is the new link.' : 'The new link is on its way.', link }
    },
    'PUT /api/interviews/:id/decision': ({ actor, params, body }) => decideSession(context, actor, { ...params, ...body }),
  })
}
