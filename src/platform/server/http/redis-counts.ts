/** Counts requests per IP address in Redis, for all processes together. */
import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { logNotice } from '../scrub.ts'

/** How long a request waits for Redis. A Redis in the same network answers within two milliseconds. */
const patienceMs = 100
/** A connection without an answer for this time is closed and opened again. Pings keep idle connections open. */
const silenceMs = 500

export type RedisCounts = {
  readonly Store: new () => FastifyRateLimitStore
  readonly close: () => void
}

/** While Redis is unavailable or slow, each process counts by itself, without waiting. */
export async function openRedisCounts(url: string, windowSeconds: number): Promise<RedisCounts> {
  const { isReady, count, close } = await openClient(url)
  const limiters = new Map<number, RateLimiterRedis>()
  function limiterOf(max: number): RateLimiterRedis {
    const common = { keyPrefix: 'requests', points: max, duration: windowSeconds }
    const found =
      limiters.get(max) ??
      new RateLimiterRedis({
        ...common,
        storeClient: {
          eval: count,
          get isReady() {
            return isReady()
          },
        },
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        // An IP address over the limit is refused from memory, without asking Redis.
        inMemoryBlockOnConsumed: max + 1,
        insuranceLimiter: new RateLimiterMemory(common),
      })
    limiters.set(max, found)
    return found
  }
  class Store implements FastifyRateLimitStore {
    incr(key: string, answer: Answer, _timeWindow: number, max: number): void {
      void limiterOf(max).consume(hashed(key)).then(countIn(answer), refusalIn(answer, max))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
  return { Store, close }
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

const countIn =
  (answer: Answer) =>
  ({ consumedPoints, msBeforeNext }: RateLimiterRes): void =>
    answer(null, { current: consumedPoints, ttl: msBeforeNext })

const refusalIn =
  (answer: Answer, max: number) =>
  (error: unknown): void =>
    error instanceof RateLimiterRes
      ? answer(null, { current: max + 1, ttl: error.msBeforeNext })
      : answer(error instanceof Error ? error : new Error('no count'))

/** Keys are hashed, so that Redis stores no IP addresses. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

type Script = { readonly keys: string[]; readonly arguments: string[] }

async function openClient(url: string) {
  // Imported only if Redis is configured, so that other starts take no longer.
  const { createClient } = await import('@redis/client')
  let isAway = false
  function open() {
    const opened = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: silenceMs / 2,
      socket: { connectTimeout: silenceMs, socketTimeout: silenceMs, reconnectStrategy: silenceMs },
    })
    opened.on('error', (error: Error) => {
      if (!isAway) logNotice(`Redis is away, each process counts by itself: ${error.message || error.name}`)
      isAway = true
    })
    opened.on('ready', () => {
      if (isAway) logNotice('Redis is back')
      isAway = false
    })
    // The client keeps reconnecting until it is closed, so the start does not wait for it.
    opened.connect().catch(() => undefined)
    return opened
  }
  let client = open()
  async function count(script: string, options: Script): Promise<unknown> {
    const used = client
    return orTooLate(used.eval(script, options), () => {
      // The library detects silence only on a connection that is not written to, so we replace the connection ourselves.
      if (client !== used) return
      used.destroy()
      client = open()
    })
  }
  return { isReady: () => client.isReady, count, close: () => client.destroy() }
}

async function orTooLate<T>(work: Promise<T>, tooLate: () => void): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = (): void => {
    reject(new Error('Redis is slow'))
    tooLate()
  }
  // If this process was busy when the time was over, an answer that has already arrived is read first.
  const timer = setTimeout(() => (next = setImmediate(giveUp)), patienceMs)
  let next: NodeJS.Immediate | undefined
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer)
    clearImmediate(next)
  })
}
