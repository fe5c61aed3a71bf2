import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { assessment } from '../assessment-contract.ts'
import { applicants } from '../contract.ts'
import { applicantMessages } from '../message-contract.ts'
import { addNote, changeHiringSettings, readHiringSettings, removeNote, saveScorecard } from './assess.ts'
import { readBoard, readNeighbours, readOverview, readTable } from './list-applicants.ts'
import { deleteTemplate, insertTemplate, listTemplates } from './message-queries.ts'
import { moveApplicants, undoMove } from './move-applicants.ts'
import { sendBulkMessage } from './send-bulk-message.ts'
import { openApplicant } from './open-applicant.ts'

export function applicantRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, applicants, {
    'GET /api/employer/applicants/overview': ({ actor }) => readOverview(db, actor),
    'GET /api/employer/applicants': async ({ actor, query, request, reply }) => {
      const { items, total } = await readTable(db, actor, query)
      reply.headers(pageHeaders(request, query, total))
      return items
    },
    'GET /api/employer/applicants/board': ({ actor, query }) => readBoard(db, actor, query),
    'GET /api/employer/applicants/:applicationId/neighbours': ({ actor, params, query }) =>
      readNeighbours(db, actor, params.applicationId, query),
    'POST /api/employer/applicants/moves': ({ actor, body }) => moveApplicants(context, actor, body),
    'POST /api/employer/applicants/moves/:moveId/undo': ({ actor, params }) => undoMove(context, actor, params.moveId),
  })
}

export function applicantMessageRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards, clock } = context
  serve(app, guards, applicantMessages, {
    'POST /api/employer/applicants/messages': ({ actor, body }) => sendBulkMessage(context, actor, body),
    'GET /api/employer/message-templates': ({ actor }) => listTemplates(db, actor.employerId),
    'POST /api/employer/message-templates': async ({ actor: { employerId }, body }) => {
      const made = await insertTemplate(db, { employerId, ...body }, clock())
      if (!made) throw refuse(applicantMessages['POST /api/employer/message-templates'], 'tooMany')
      return made
    },
    'DELETE /api/employer/message-templates/:templateId': async ({ actor, params }) => {
      const isDeleted = await deleteTemplate(db, actor.employerId, params.templateId)
      if (!isDeleted) throw refuse(applicantMessages['DELETE /api/employer/message-templates/:templateId'], 'notFound')
      return { deleted: true }
    },
  })
}

export function assessmentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, assessment, {
    'GET /api/employer/applicants/:applicationId': ({ actor, params }) => openApplicant(context, actor, params.applicationId),
    'POST /api/employer/applicants/:applicationId/notes': ({ actor, params, body }) =>
      addNote(context, { ...params, by: actor }, body.body),
    'DELETE /api/employer/applicants/:applicationId/notes/:noteId': ({ actor, params: { applicationId, noteId } }) =>
      removeNote(db, { applicationId, by: actor }, noteId),
    'PUT /api/employer/applicants/:applicationId/scorecard': ({ actor, params, body }) =>
      saveScorecard(context, { ...params, by: actor }, body),
    'GET /api/employer/jobs/:jobId/hiring-settings': ({ actor, params }) => readHiringSettings(db, actor, params.jobId),
    'PUT /api/employer/jobs/:jobId/hiring-settings': ({ actor, params, body }) =>
      changeHiringSettings(context, { ...params, by: actor }, body),
  })
}
