import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

/** The only reader of `Accept-Encoding`: of those that we offer, the best one that this caller takes; undefined means as it is. */
export function acceptedEncoding<E extends Encoding>({ headers }: FastifyRequest, offered: readonly E[]): E | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  const chosen = negotiate(accepted.toLowerCase(), [...offered, 'identity'])
  return offered.find((encoding) => encoding === chosen)
}
