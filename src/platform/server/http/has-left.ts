import type { FastifyRequest } from 'fastify'

/** The client has disconnected. Aborting its request is not an error. */
export function wasSent(error: Error, { raw }: FastifyRequest): boolean {
  return error.name === 'AbortError' && raw.socket.destroyed
}
