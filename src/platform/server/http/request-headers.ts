import type { FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip'

/** Returns the best encoding that both sides support; undefined means no compression. No other code reads `Accept-Encoding`. */
export function acceptedEncoding<E extends Encoding>({ headers }: FastifyRequest, offered: readonly E[]): E | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  const chosen = negotiate(accepted.toLowerCase(), [...offered, 'identity'])
  return offered.find((encoding) => encoding === chosen)
}

// A secret of this process, so that a request from outside cannot claim to be internal.
const token = randomBytes(16).toString('hex')

/** Marks calls that a screen makes to our own API, so that a visit is counted and logged only once. */
export const internalCallHeaders = { 'x-own-call': token }

export function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-own-call'] === token
}

/**
 * The requested host without its port. Only the `Host` header counts: caches key answers by it, and anybody can send `X-Forwarded-Host` through a
 * proxy that passes it on.
 */
export function hostIn({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d*$/, '')
}

/** True for a direct request from this machine. Requests through a proxy on this machine have a forwarded IP address. */
export function isFromThisMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const addresses = [ip, socket.remoteAddress ?? '']
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined)
  return !isForwarded && addresses.every((address) => /^(::ffff:)?127\.|^::1$/.test(address))
}
