import type { FastifyRequest } from 'fastify'

/** Work that was given up because nobody waits for its answer is no fault. */
export function wasSent(error: Error, { raw }: FastifyRequest): boolean {
  return error.name === 'AbortError' && raw.socket.destroyed
}
