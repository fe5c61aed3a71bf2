import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { type EmployerCaller, serve } from '#platform/server/serve.ts'
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
  /** Ends the interviews of the company whose time is over before they are read, even if the candidate never returns. */
  async function afterEnds<A extends { readonly employerId: string }>(actor: A): Promise<A> {
    await endOverSessions(db, clock(), actor.employerId)
    return actor
  }
  async function report(id: string, { employerId }: EmployerCaller): Promise<SessionReport> {
    const found = await readReport(db, { id, employerId }, clock())
    if (!found) throw refuse(interviewSessions['GET /api/interviews/:id'], 'notFound')
    return found
  }
  serve(app, guards, interviewSessions, {
    'GET /api/interviews': async ({ actor, query, request, reply }) => {
      const part = partOf(query)
      const { employerId } = await afterEnds(actor)
      const of = { employerId, applicationId: query.applicationId }
      const [rows, total] = await Promise.all([listSessions(db, of, part), countSessions(db, of)])
      reply.headers(pageHeaders(request, part, total))
      return rows.map((row) => presentSession(row, clock()))
    },
    'GET /api/interviews/summary': async ({ actor }) => {
      const { averageScore, ...counts } = await summariseSessions(db, (await afterEnds(actor)).employerId)
      return { ...counts, passRate: passRateOf(counts), averageScore: averageScore === null ? null : Number(averageScore) }
    },
    'POST /api/interviews': async ({ actor, body }) => scheduleSession(context, await afterEnds(actor), body),
    'GET /api/interviews/:id': async ({ actor, params }) => report(params.id, await afterEnds(actor)),
    'GET /api/interviews/:id/report': async ({ actor, params }) => reportCsv(await report(params.id, await afterEnds(actor))),
    'POST /api/interviews/:id/cancel': async ({ actor, params }) => cancelSession(context, await afterEnds(actor), params.id),
    'POST /api/interviews/:id/resend': async ({ actor, params }) => {
      const link = await renewLink(context, await afterEnds(actor), params.id)
      return { message: link ? 'Here is the new link.' : 'The new link is on its way.', link }
    },
    'PUT /api/interviews/:id/decision': ({ actor, params, body }) => decideSession(context, actor, { ...params, ...body }),
  })
}
