import type { FastifyInstance } from 'fastify'
import { findSubmitted } from '#features/applications/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { type Invitation, interviewSlots } from '../contract.ts'
import { book, cancel } from './book.ts'
import { invite } from './invite.ts'
import type { Ref } from './queries.ts'
import { printCalendar, readInvitation, readUpcoming } from './read-invitation.ts'

type Params = { readonly applicationId: string }
const candidate = ({ id }: { readonly id: string }, params: Params): Ref => ({ ...params, of: { userId: id } })
const employer = ({ employerId }: { readonly employerId: string }, params: Params): Ref => ({ ...params, of: { employerId } })

export function interviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards, clock } = context
  /** Null if there is no invitation. */
  async function read(ref: Ref): Promise<Invitation | null> {
    if (!(await findSubmitted(db, ref)))
      throw refuse(interviewSlots['GET /api/applications/:applicationId/interview'], 'notFound')
    return readInvitation(db, ref, clock())
  }
  async function end(ref: Ref): Promise<{ cancelled: boolean }> {
    if (!(await cancel(context, ref))) throw noInvitation()
    return { cancelled: true }
  }
  async function calendar(ref: Ref): Promise<File> {
    const file = await printCalendar(context, ref)
    if (!file) throw noInvitation()
    return file
  }
  serve(app, guards, interviewSlots, {
    'GET /api/applications/interviews': ({ actor }) => readUpcoming(db, actor.id, clock()),
    'GET /api/applications/:applicationId/interview': ({ actor, params }) => read(candidate(actor, params)),
    'PUT /api/applications/:applicationId/interview': ({ actor, params, body }) =>
      book(context, candidate(actor, params), body.startsAt),
    'DELETE /api/applications/:applicationId/interview': ({ actor, params }) => end(candidate(actor, params)),
    'GET /api/applications/:applicationId/interview/calendar': ({ actor, params }) => calendar(candidate(actor, params)),
    'GET /api/employer/applicants/:applicationId/interview': ({ actor, params }) => read(employer(actor, params)),
    'POST /api/employer/applicants/:applicationId/interview': async ({ actor, params, body }) =>
      assertDefined(await invite(context, { ...params, by: actor }, body), 'the invitation'),
    'DELETE /api/employer/applicants/:applicationId/interview': ({ actor, params }) => end(employer(actor, params)),
    'GET /api/employer/applicants/:applicationId/interview/calendar': ({ actor, params }) => calendar(employer(actor, params)),
  })
}

function noInvitation(): Error {
  return refuse(interviewSlots['DELETE /api/applications/:applicationId/interview'], 'notFound')
}
