import type { FastifyRequest } from 'fastify'

/**
 * The host that was asked for, without its port. By the `Host` header alone: caches keep answers by it, and `X-Forwarded-Host` may come from
 * anybody where a proxy passes it on.
 */
export function hostIn({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d*$/, '')
}
