import type { FastifyInstance } from 'fastify'
import type { CallResponse } from '#platform/contract/page.ts'
import { internalCallHeaders } from './http/request-headers.ts'
import type { PageCache } from './page-cache.ts'
import { readForMany } from './replicas/stale-reads.ts'
import { headersOf, type Visit } from './shared-answer.ts'

type OwnCalls = Visit & {
  readonly app: FastifyInstance
  readonly shared: PageCache
  /** Whether all readers like this one see the same answer under this path. */
  readonly isSharedCall: (path: string) => boolean
}
type OwnAnswer = { readonly answer: CallResponse; readonly canBeShared: boolean }

/** A screen asks the same calls as the browser does, through the same door, without a network in between. */
export function openOwnCalls({ app, request, reply, shared, isSharedCall }: OwnCalls) {
  const askForReader = (path: string): Promise<OwnAnswer> => ask(app, { request, reply }, path)
  return async (path: string): Promise<CallResponse> => {
    let own: OwnAnswer | undefined
    const found = isSharedCall(path)
      ? await shared.answers.find(path, async () => {
          own = await readForMany(() => askForReader(path))
          return own.canBeShared ? readOnce(own.answer) : null
        })
      : null
    return found ?? (own ?? (await askForReader(path))).answer
  }
}

async function ask(app: FastifyInstance, { request: from, reply }: Visit, path: string): Promise<OwnAnswer> {
  const headers = { ...headersOf(from), ...internalCallHeaders, 'x-request-id': from.id }
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: from.ip })
  // A sign-in that was renewed on the way is renewed in the browser too.
  const cookies = answer.headers['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
  const { statusCode: status, statusMessage: statusText, body } = answer
  const ok = status >= 200 && status < 300
  return {
    // That nobody is signed in is an answer too.
    canBeShared: (ok || status === 401) && !cookies,
    answer: {
      ok,
      status,
      statusText,
      headers: { get: (name) => answer.headers[name]?.toString() ?? null },
      text: async () => body,
      json: async () => JSON.parse(body),
    },
  }
}

/** Its content is one object for all pages that show it. It is frozen, so that none can change it, and what is made of it can be kept. */
function readOnce(answer: CallResponse): CallResponse {
  let content: Promise<unknown> | undefined
  return { ...answer, json: () => (content ??= answer.json().then(frozen)) }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
