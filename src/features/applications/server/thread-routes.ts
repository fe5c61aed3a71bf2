import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { threads, type ThreadMessage } from '../thread-contract.ts'
import { markThread } from './mark-thread.ts'
import { sendMessage } from './send-message.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { mayRead } from '../rules.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { findReading } from './submitted-queries.ts'
import { listMessages } from './thread-queries.ts'

async function readThread(db: Db, ref: ApplicationRef): Promise<ThreadMessage[]> {
  const reading = await findReading(db, ref)
  if (!reading) throw refuse(threads['GET /api/applications/:applicationId/messages'], 'notFound')
  const thread = await listMessages(db, ref.applicationId)
  const reader = 'userId' in ref.of ? 'candidate' : 'employer'
  const { status, hide } = reading
  return thread
    .filter(({ sender }) => mayRead(status, { sender, reader }))
    .map((message) => (message.sender === 'candidate' ? { ...message, body: hide(message.body) } : message))
}

const candidate = ({ id }: { readonly id: string }) => ({ of: { userId: id } })
const employer = ({ employerId }: { readonly employerId: string }) => ({ of: { employerId } })

/** Both sides have the same three calls; each side reaches only its own applications. */
export function threadRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards } = context
  serve(app, guards, threads, {
    'GET /api/applications/:applicationId/messages': ({ actor, params }) => readThread(db, { ...params, ...candidate(actor) }),
    'POST /api/applications/:applicationId/messages': ({ actor, params, body }) =>
      sendMessage(context, { ...body, userId: actor.id, sender: 'candidate', ref: { ...params, ...candidate(actor) } }),
    'PUT /api/applications/:applicationId/messages/read': ({ actor, params, body }) =>
      markThread(context, { ...body, from: 'employer', ref: { ...params, ...candidate(actor) } }),
    'GET /api/employer/applications/:applicationId/messages': ({ actor, params }) =>
      readThread(db, { ...params, ...employer(actor) }),
    'POST /api/employer/applications/:applicationId/messages': ({ actor, params, body }) =>
      sendMessage(context, { ...body, userId: actor.id, sender: 'employer', ref: { ...params, ...employer(actor) } }),
    'PUT /api/employer/applications/:applicationId/messages/read': ({ actor, params, body }) =>
      markThread(context, { ...body, from: 'candidate', ref: { ...params, ...employer(actor) } }),
  })
}
