import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

// A secret of this process, so that a request from outside cannot claim to be internal.
const token = randomBytes(16).toString('hex')

/** Marks calls that a screen makes to our own API, so that one visit is counted and logged once. */
export const internalCallHeaders = { 'x-own-call': token }

export function isInternalCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['x-own-call'] === token
}
