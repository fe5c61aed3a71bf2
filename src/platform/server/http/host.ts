import type { FastifyRequest } from 'fastify'

/**
 * The requested host without its port. Only the `Host` header counts: caches key answers by it, and anybody can send `X-Forwarded-Host` through a
 * proxy that passes it on.
 */
export function hostIn({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d*$/, '')
}
