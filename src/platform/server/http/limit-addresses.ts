import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { TooMany } from '../failures.ts'
import { networkOf } from '../network.ts'
import { isInternalCall } from './internal-call.ts'

/** Generous, because a college or an office may share one address; the guesses that matter have limits of their own. */
const perMinute = 3_000

export async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => isInternalCall(request),
    errorResponseBuilder: (_request, { ttl }) => new TooMany(Math.ceil(ttl / 1_000)),
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': false },
  })
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
