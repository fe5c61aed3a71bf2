import type { FastifyInstance } from 'fastify'
import type { CallResponse } from '#platform/contract/page.ts'
import { internalCallHeaders } from './http/request-headers.ts'
import type { PageCache } from './page-cache.ts'
import { readForMany } from './replicas/stale-reads.ts'
import { headersOf, type Visit } from './shared-answer.ts'

type OwnCalls = Visit & {
  readonly app: FastifyInstance
  readonly shared: PageCache
  /** Whether the answer under this path is the same for all readers of this kind, so that it may be cached. */
  readonly isSharedCall: (path: string) => boolean
}
type OwnAnswer = { readonly answer: CallResponse; readonly canBeShared: boolean }

/** Makes the calls of a screen on the server: through the same routes as calls of the browser, but without a network in between. */
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
  // A call may renew the sign-in. The new cookie is passed on to the browser.
  const cookies = answer.headers['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
  const { statusCode: status, statusMessage: statusText, body } = answer
  const ok = status >= 200 && status < 300
  return {
    // A 401 is shared too: it is the answer for everyone who is not signed in.
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

/** Parses the answer once, for all pages that show it. The object is frozen, so that no page can change it and derived values can be cached. */
function readOnce(answer: CallResponse): CallResponse {
  let content: Promise<unknown> | undefined
  return { ...answer, json: () => (content ??= answer.json().then(frozen)) }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
