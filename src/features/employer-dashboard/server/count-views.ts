import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { dayNumber } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { isInternalCall } from '#platform/server/http/request-headers.ts'
import { addViews, type Views } from './queries.ts'

const flushMs = 30_000
const mostWaiting = 5_000
/** Further views of a reader within this time do not count. */
const onceMs = 30 * 60 * 1_000
const mostReaders = 20_000

type ViewContext = Pick<AppContext, 'db' | 'clock'>
export type ViewCounter = {
  readonly add: (request: FastifyRequest, jobId: string) => void
  /** Writes the counts to the database. */
  readonly flush: () => Promise<void>
}

const counters = new WeakMap<Db, ViewCounter>()

/** One counter for all features of a process. */
export function viewCounter(context: ViewContext): ViewCounter {
  const counter = counters.get(context.db) ?? openCounter(context)
  counters.set(context.db, counter)
  return counter
}

function openCounter({ db, clock }: ViewContext): ViewCounter {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  // A random salt for hashes of readers. Neither the salt nor the hashes are ever stored.
  const salt = randomBytes(16)
  const readers = new LRUCache<string, true>({ max: mostReaders, ttl: onceMs })
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = waiting
    waiting = new Map()
    // Counts that cannot be written are lost, because a view is not worth a retry.
    if (counted.size > 0) await addViews(db, [...counted].map(viewsIn))
  }
  return {
    flush,
    add: ({ ip, headers }, jobId) => {
      const reader = createHash('sha256').update(salt).update(`${ip} ${headers['user-agent']} ${jobId}`).digest('base64url')
      if (readers.has(reader)) return
      readers.set(reader, true)
      const place = `${jobId} ${dayNumber(clock().toISOString())}`
      waiting.set(place, (waiting.get(place) ?? 0) + 1)
      timer ??= setTimeout(() => void flush().catch(() => {}), flushMs).unref()
      if (waiting.size >= mostWaiting) void flush().catch(() => {})
    },
  }
}

function viewsIn([place, views]: readonly [string, number]): Views {
  const [jobId = '', day] = place.split(' ')
  return { jobId, day: Number(day), views }
}

const robots =
  /bot|crawl|spider|slurp|scrap|preview|fetch|http|curl|wget|python|java\/|headless|lighthouse|monitor|facebookexternal|whatsapp/i

function isPerson({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? ''
  const isAhead = [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose ?? '').includes('prefetch'))
  return agent !== '' && !robots.test(agent) && !isAhead
}

const jobIn = /^\/(?:api\/)?jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]|$)/i

/**
 * Counts views after the answer was sent, so that no page waits for it: pages of jobs, cached or not, and jobs opened inside the site, which make a
 * call instead. Nothing else is stored, no cookie is used, and bots are not counted.
 */
export function countViews(app: FastifyInstance, context: ViewContext): void {
  const counter = viewCounter(context)
  app.addHook('onResponse', async (request, { statusCode }) => {
    const isPage = request.screen === '/jobs/:jobId'
    const isCall = request.routeOptions.url === '/api/jobs/:jobId'
    if (request.method !== 'GET' || !(isPage || isCall)) return
    if ((statusCode !== 200 && statusCode !== 304) || isInternalCall(request) || !isPerson(request)) return
    const jobId = jobIn.exec(request.url)?.[1]
    if (jobId) counter.add(request, jobId.toLowerCase())
  })
  app.addHook('onClose', () => counter.flush().catch(() => {}))
}
