import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooMany } from '../failures.ts'
import { networkOf } from '../network.ts'
import { isApi } from './headers.ts'
import { openRedisCounts } from './redis-counts.ts'
import { isInternalCall } from './request-headers.ts'

/**
 * Requests per minute and network (an IPv4 address or an IPv6 /64), by cost: a page takes several times the work of a call, and a file almost none.
 * The limits are high because a college or an office may share one IP address. Password guesses have limits of their own.
 */
const perMinute = { page: 600, call: 1_500, file: 6_000 }
type Kind = keyof typeof perMinute
const windowSeconds = 60

/** Limits requests per network. With Redis all processes count together; without Redis each counts by itself. */
export async function limitAddresses(app: FastifyInstance, redisUrl?: string): Promise<void> {
  const together = redisUrl === undefined ? undefined : await openRedisCounts(redisUrl, windowSeconds)
  if (together) app.addHook('onClose', async () => together.close())
  await app.register(rateLimit, {
    max: (request) => perMinute[kindOf(request)],
    timeWindow: 1_000 * windowSeconds,
    ...(together ? { store: together.Store } : { cache: 20_000 }),
    keyGenerator: (request) => `${kindOf(request)} ${networkOf(request.ip)}`,
    allowList: (request) => isInternalCall(request),
    errorResponseBuilder: (_request, { ttl }) => new TooMany(Math.ceil(ttl / 1_000)),
    addHeadersOnExceeding: quiet,
    addHeaders: { ...quiet, 'retry-after': false },
  })
}

function kindOf({ url, routeOptions }: FastifyRequest): Kind {
  if (isApi(url)) return 'call'
  // Every path without another route is a page. Files have a file extension, or a folder of their own.
  return /\.[a-z0-9]{2,5}$|\/\*$/.test(routeOptions.url ?? '') ? 'file' : 'page'
}

const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
