import type { FastifyInstance } from 'fastify'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { team } from '../team-contract.ts'
import { acceptInvitation, readOffer } from './accept-invitation.ts'
import { changeRole, endMembership } from './change-team.ts'
import { listInvitations } from './invitation-queries.ts'
import { invite, takeBackInvitation } from './invite.ts'
import { countActions, listActions } from './action-queries.ts'
import { listMembers } from './team-queries.ts'

export function teamRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, team, {
    'GET /api/employer/team': ({ actor }) => listMembers(db, actor.employerId, actor.id),
    'GET /api/employer/invitations': ({ actor }) => listInvitations(db, actor.employerId, clock()),
    'POST /api/employer/invitations': ({ actor, body }) => invite(context, actor, body),
    'DELETE /api/employer/invitations/:invitationId': async ({ actor, params }) => {
      await takeBackInvitation(context, actor, params.invitationId)
      return { message: 'The invitation has been taken back' }
    },
    'PUT /api/employer/team/:userId': ({ actor, params, body }) => changeRole(context, actor, params.userId, body.role),
    'DELETE /api/employer/team/:userId': async ({ actor, params }) => {
      await endMembership(context, actor, params.userId)
      return { message: 'The member has been removed' }
    },
    'DELETE /api/employer/membership': async ({ actor }) => {
      await endMembership(context, actor, actor.id)
      return { message: 'You have left the team' }
    },
    'GET /api/employer/actions': async ({ actor, query, request, reply }) => {
      const part = partOf(query)
      const [actions, total] = await Promise.all([listActions(db, actor.employerId, part), countActions(db, actor.employerId)])
      reply.headers(pageHeaders(request, part, total))
      return actions
    },
    'POST /api/employer/invitations/offer': ({ body, request }) => readOffer(context, body.token, request.ip),
    'POST /api/employer/invitations/accept': ({ actor, body }) => acceptInvitation(context, actor.id, body.token),
  })
}
