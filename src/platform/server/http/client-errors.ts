import type { FastifyRequest } from 'fastify'

/** Fastify's messages name its internals. These are for the caller. */
export const frameworkSentences: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON',
  413: 'The request is too large',
  415: 'Please send JSON, with the content type application/json',
}

/** The client has disconnected. Aborting its request is not an error. */
export function wasSent(error: Error, { raw }: FastifyRequest): boolean {
  return error.name === 'AbortError' && raw.socket.destroyed
}
