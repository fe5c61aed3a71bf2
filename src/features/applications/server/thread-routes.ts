import type { FastifyInstance } from 'fastify'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { threads } from '../thread-contract.ts'
import { markThread } from './mark-thread.ts'
import { readThread } from './read-thread.ts'
import { sendMessage } from './send-message.ts'

const candidate = ({ id }: { readonly id: string }) => ({ of: { userId: id } })
const employer = ({ employerId }: { readonly employerId: string }) => ({ of: { employerId } })

/** Both sides make the same three calls; each reaches only its own applications. */
export function threadRoutes(app: FastifyInstance, facilities: Facilities): void {
  const { db, guards } = facilities
  serve(app, guards, threads, {
    'GET /api/applications/:applicationId/messages': ({ actor, params }) => readThread(db, { ...params, ...candidate(actor) }),
    'POST /api/applications/:applicationId/messages': ({ actor, params, body }) =>
      sendMessage(facilities, { ...body, userId: actor.id, sender: 'candidate', place: { ...params, ...candidate(actor) } }),
    'PUT /api/applications/:applicationId/messages/read': ({ actor, params, body }) =>
      markThread(facilities, { ...body, from: 'employer', place: { ...params, ...candidate(actor) } }),
    'GET /api/employer/applications/:applicationId/messages': ({ actor, params }) =>
      readThread(db, { ...params, ...employer(actor) }),
    'POST /api/employer/applications/:applicationId/messages': ({ actor, params, body }) =>
      sendMessage(facilities, { ...body, userId: actor.id, sender: 'employer', place: { ...params, ...employer(actor) } }),
    'PUT /api/employer/applications/:applicationId/messages/read': ({ actor, params, body }) =>
      markThread(facilities, { ...body, from: 'candidate', place: { ...params, ...employer(actor) } }),
  })
}
