import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { switchesFor } from '../email-kinds.ts'
import { type EmailKind, unsubscribing } from '../unsubscribe-contract.ts'
import { putStoredIfThere } from './queries.ts'
import { readToken } from './unsubscribe-link.ts'

export function unsubscribeRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context.guards, unsubscribing, {
    'POST /api/unsubscribe': ({ body }) => turn(context, body.token, false),
    'POST /api/unsubscribe/undo': ({ body }) => turn(context, body.token, true),
  })
  answerForms(app, context)
}

/** A deleted account gets no emails either, so it is not an error. */
async function turn({ db, keyFor, clock }: AppContext, token: string, isOn: boolean): Promise<{ kind: EmailKind }> {
  const whose = readToken({ keyFor }, token)
  if (!whose) throw refuse(unsubscribing['POST /api/unsubscribe'], 'unknown')
  await putStoredIfThere(db, whose.userId, switchesFor(whose.kind, isOn), clock())
  return { kind: whose.kind }
}

/**
 * One-click unsubscribe (RFC 8058): a form POST to the URL in the email, always with the same body. A browser without scripts sends the same, and is
 * redirected to the page.
 */
function answerForms(app: FastifyInstance, context: AppContext): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { bodyLimit: 4_096, parseAs: 'string' }, (_request, _body, done) => done(null, null))
    const config = { isWithoutCookie: true } as const
    inner.post<{ Querystring: { token?: unknown; undo?: unknown } }>(
      '/unsubscribe',
      { config },
      async ({ query, headers }, reply) => {
        const token = typeof query.token === 'string' ? query.token : ''
        const isUndone = query.undo !== undefined
        const isPage = headers.accept?.includes('text/html') ?? false
        if (isPage && !readToken(context, token)) return reply.redirect('/unsubscribe', 303)
        await turn(context, token, isUndone)
        if (!isPage) return reply.code(204).send()
        return reply.redirect(`/unsubscribe?token=${token}&done=${isUndone ? 'undone' : 'ended'}`, 303)
      },
    )
  })
}
