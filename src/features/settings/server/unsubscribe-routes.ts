import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { serve } from '#platform/server/serve.ts'
import { switchesFor } from '../letter-kinds.ts'
import { type LetterKind, unsubscribing } from '../unsubscribe-contract.ts'
import { putStoredIfThere } from './queries.ts'
import { readToken } from './unsubscribe-link.ts'

export function unsubscribeRoutes(app: FastifyInstance, facilities: Facilities): void {
  serve(app, facilities.guards, unsubscribing, {
    'POST /api/unsubscribe': ({ body }) => turn(facilities, body.token, false),
    'POST /api/unsubscribe/undo': ({ body }) => turn(facilities, body.token, true),
  })
  answerForms(app, facilities)
}

/** Whoever has deleted the account gets no letters either: that is no failure. */
async function turn({ db, keyFor, clock }: Facilities, token: string, isOn: boolean): Promise<{ kind: LetterKind }> {
  const whose = readToken({ keyFor }, token)
  if (!whose) throw refuse(unsubscribing['POST /api/unsubscribe'], 'unknown')
  await putStoredIfThere(db, whose.userId, switchesFor(whose.kind, isOn), clock())
  return { kind: whose.kind }
}

/** The one click of RFC 8058: a POST to the address of the letter, as a form, whose words say nothing new. A browser without scripts sends the same, and is led back to the page. */
function answerForms(app: FastifyInstance, facilities: Facilities): void {
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
        if (isPage && !readToken(facilities, token)) return reply.redirect('/unsubscribe', 303)
        await turn(facilities, token, isUndone)
        if (!isPage) return reply.code(204).send()
        return reply.redirect(`/unsubscribe?token=${token}&done=${isUndone ? 'undone' : 'ended'}`, 303)
      },
    )
  })
}
