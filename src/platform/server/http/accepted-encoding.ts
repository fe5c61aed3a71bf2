import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** The only place that reads `Accept-Encoding`: returns the best encoding that both sides support; undefined means no compression. */
export function acceptedEncoding<E extends Encoding>({ headers }: FastifyRequest, offered: readonly E[]): E | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  const chosen = negotiate(accepted.toLowerCase(), [...offered, 'identity'])
  return offered.find((encoding) => encoding === chosen)
}
