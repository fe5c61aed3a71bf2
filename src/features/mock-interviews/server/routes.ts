import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { mockInterviews } from '../contract.ts'
import { answerMock, endMock, skipMock } from './conduct-mock.ts'
import { presentSummary, readMock } from './present-mock.ts'
import { deleteMock, listMocks } from './queries.ts'
import { startMock } from './start-mock.ts'

export function mockInterviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, mockInterviews, {
    'GET /api/mock-interviews': async ({ actor }) =>
      (await listMocks(db, actor.id)).map(({ answered, ...row }) => presentSummary(row, answered ?? 0)),
    'POST /api/mock-interviews': ({ actor, body }) => startMock(context, actor.id, body),
    'GET /api/mock-interviews/:id': async ({ actor, params }) => {
      const mock = await readMock(db, actor.id, params.id)
      if (!mock) throw refuse(mockInterviews['GET /api/mock-interviews/:id'], 'notFound')
      return mock
    },
    'POST /api/mock-interviews/:id/answer': ({ actor, params, body }) =>
      answerMock(context, { userId: actor.id, ...params }, body),
    'POST /api/mock-interviews/:id/skip': ({ actor, params, body }) =>
      skipMock(context, { userId: actor.id, ...params }, body.turn),
    'POST /api/mock-interviews/:id/end': ({ actor, params }) => endMock(context, { userId: actor.id, ...params }),
    'DELETE /api/mock-interviews/:id': async ({ actor, params }) => {
      const isDeleted = await deleteMock(db, actor.id, params.id)
      if (!isDeleted) throw refuse(mockInterviews['DELETE /api/mock-interviews/:id'], 'notFound')
      return { deleted: true }
    },
  })
}
