import type { FastifyInstance } from 'fastify'
import { findSettings } from '#features/settings/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { type ConversationBody, conversations } from '../contract.ts'
import { deleteConversations, findConversation, insertConversation, listConversations, updateConversation } from './queries.ts'

const saves: RateLimit = { name: 'saved conversations', per: 'account', max: 120, windowSeconds: minutes(10) }

export function conversationRoutes(app: FastifyInstance, { db, guards, clock, rateLimits }: AppContext): void {
  const keepsNothing = async (userId: string): Promise<boolean> => !(await findSettings(db, userId)).rememberConversations
  serve(app, guards, conversations, {
    'GET /api/ai/conversations': ({ actor }) => listConversations(db, actor.id),
    'POST /api/ai/conversations': async ({ actor, body }) => {
      await rateLimits.consume([countOf(saves, actor.id)])
      const call = conversations['POST /api/ai/conversations']
      if (isOfAnother(body, actor.id)) throw refuse(call, 'otherOwner')
      if (await keepsNothing(actor.id)) throw refuse(call, 'memoryOff')
      return { id: await db.transaction().execute((tx) => insertConversation(tx, actor.id, body, clock())) }
    },
    'GET /api/ai/conversations/:id': async ({ actor, params: { id } }) => {
      const row = await findConversation(db, { userId: actor.id, id })
      if (!row) throw refuse(conversations['GET /api/ai/conversations/:id'], 'notFound')
      return { ...row, context: row.context as ConversationBody['context'] } // the contract checked it when it was stored
    },
    'PUT /api/ai/conversations/:id': async ({ actor, params: { id }, body }) => {
      await rateLimits.consume([countOf(saves, actor.id)])
      const call = conversations['PUT /api/ai/conversations/:id']
      if (isOfAnother(body, actor.id)) throw refuse(call, 'otherOwner')
      if (await keepsNothing(actor.id)) throw refuse(call, 'memoryOff')
      if (!(await updateConversation(db, { userId: actor.id, id }, body, clock()))) throw refuse(call, 'notFound')
      return { id }
    },
    'DELETE /api/ai/conversations/:id': async ({ actor, params: { id } }) => {
      if ((await deleteConversations(db, actor.id, id)) === 0)
        throw refuse(conversations['DELETE /api/ai/conversations/:id'], 'notFound')
      return { deleted: true }
    },
    'DELETE /api/ai/conversations': async ({ actor }) => ({ deleted: await deleteConversations(db, actor.id) }),
  })
}

function isOfAnother({ ownerId }: { readonly ownerId?: string | undefined }, userId: string): boolean {
  return ownerId !== undefined && ownerId !== userId
}
