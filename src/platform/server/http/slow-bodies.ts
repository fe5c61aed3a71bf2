import { setTimeout as later } from 'node:timers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerMalformedRequests } from './malformed-requests.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface FastifyContextConfig {
    /** True if the route takes a file, which may take two minutes from a slow phone. */
    readonly isUpload?: true
  }
}

/** The timeout for a whole request, including files. Node.js closes the connection then. */
export const requestTimeoutMs = 120_000
/** The timeout for all other bodies, which are at most 256 KB. */
const bodyTimeoutMs = 30_000
/** How long to wait for clients that do not read our answer. */
const lingerMs = 1_000

/** Ends requests whose body does not arrive in time: a body that is sent byte by byte occupies a connection. */
export function endSlowBodies(app: FastifyInstance, timeoutMs = bodyTimeoutMs): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request) || request.routeOptions.config.isUpload) return payload
    const timer = later(() => end(request), timeoutMs)
    const clear = (): void => clearTimeout(timer)
    for (const event of ['end', 'close', 'error']) payload.once(event, clear)
    // The body of a refused call is never read to its end, and the connection may already serve the next call.
    for (const event of ['finish', 'close']) reply.raw.once(event, clear)
    return payload
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function end({ raw: { socket } }: FastifyRequest): void {
  answerMalformedRequests(Object.assign(new Error('a slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  later(() => socket.destroy(), lingerMs).unref()
}
