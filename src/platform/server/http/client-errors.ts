import type { FastifyRequest } from 'fastify'

/** Messages for the caller. Fastify's own messages mention its internals. */
export const frameworkSentences: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON',
  413: 'The request is too large',
  415: 'Please send JSON, with the content type application/json',
}

/** True if the client has disconnected: an aborted request is not an error. */
export function wasSent(error: Error, { raw }: FastifyRequest): boolean {
  return error.name === 'AbortError' && raw.socket.destroyed
}
