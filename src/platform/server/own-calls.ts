import type { FastifyInstance } from 'fastify'
import type { CallResponse } from '#platform/contract/page.ts'
import { internalCallHeaders } from './http/internal-call.ts'
import type { CallAnswer, PageCache } from './page-cache.ts'
import { headersOf, type Visit } from './shared-answer.ts'

type OwnCalls = Visit & {
  readonly app: FastifyInstance
  readonly shared: PageCache
  /** Whether visitors see the same answer under this path. */
  readonly isSharedCall: (path: string) => boolean
}

/** A screen asks the same calls as the browser does, through the same door, without a network in between. */
export function openOwnCalls({ app, request: from, reply, shared, isSharedCall }: OwnCalls) {
  async function ask(path: string): Promise<CallAnswer> {
    const headers = { ...headersOf(from), ...internalCallHeaders, 'x-request-id': from.id }
    const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: from.ip })
    // A sign-in that was renewed on the way is renewed in the browser too.
    const cookies = answer.headers['set-cookie']
    if (cookies) reply.header('set-cookie', cookies)
    const { statusCode: status, statusMessage: statusText, body } = answer
    const isOk = status >= 200 && status < 300
    return {
      // That nobody is signed in is an answer too.
      isShared: (isOk || status === 401) && !cookies,
      answer: {
        ok: isOk,
        status,
        statusText,
        headers: { get: (name) => answer.headers[name]?.toString() ?? null },
        text: async () => body,
        json: async () => JSON.parse(body),
      },
    }
  }
  return async (path: string): Promise<CallResponse> =>
    isSharedCall(path) ? shared.answer(path, () => ask(path)) : (await ask(path)).answer
}
