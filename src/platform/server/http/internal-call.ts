import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

// Known to this process alone, so nobody outside can pass for us.
const token = randomBytes(16).toString('hex')

/** Sent along when a screen reads our own calls: one visit is then counted and logged once. */
export const internalCallHeaders = { 'x-own-call': token }

export function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-own-call'] === token
}
