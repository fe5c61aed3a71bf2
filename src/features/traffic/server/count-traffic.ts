import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Mailer } from '#platform/server/mail.ts'
import { classNames, classOf } from './durations.ts'
import { queueAgeMs } from './read-queries.ts'
import { recordRequest } from './record-request.ts'
import { beatMs, openHeartbeat } from './span-queries.ts'
import { flushMs, trafficCounter } from './traffic-counter.ts'

type TrafficContext = Pick<AppContext, 'db' | 'clock' | 'sites'>

/**
 * Counts every request after its answer was sent, and writes the sums each second, in one statement:
 * docs/decisions/0157-traffic-counted-in-memory.md. Also records that this server runs.
 */
export async function countTraffic(app: FastifyInstance, context: TrafficContext): Promise<void> {
  const { db, clock, sites } = context
  const counter = trafficCounter(context)
  const ownHosts = new Set([new URL(sites.mainUrl).hostname, sites.cvHost])
  const recorder = { counter, ownHosts, clock }
  app.addHook('onResponse', (request, reply, done) => {
    recordRequest(recorder, request, reply)
    done()
  })
  const heartbeat = openHeartbeat(db)
  const quietly = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => app.log.warn({ err: error }, 'traffic'))
  const stopWriting = writeTraffic(context, quietly)
  const timers = [
    setInterval(() => void quietly(Promise.all([heartbeat.beat(clock()), counter.prepareSalts()])), beatMs),
    setInterval(() => void quietly(sampleQueue(context)), 60_000),
  ]
  for (const timer of timers) timer.unref()
  await Promise.all([counter.prepareSalts(), heartbeat.beat(clock())])
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await stopWriting()
    await quietly(heartbeat.end(clock()))
  })
}

type RunQuietly = (work: Promise<unknown>) => Promise<unknown>

/** Writes the counts of this process every second, and once more when it is stopped. */
export function writeTraffic(context: Pick<AppContext, 'db' | 'clock'>, quietly: RunQuietly): () => Promise<unknown> {
  const { flush } = trafficCounter(context)
  const timer = setInterval(() => void quietly(flush()), flushMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return quietly(flush())
  }
}

async function sampleQueue(context: TrafficContext): Promise<void> {
  const ms = await queueAgeMs(context.db)
  trafficCounter(context)
    .on(context.clock())
    .add('queueMs', classNames[classOf(ms)] ?? '')
}

/** Counts failed attempts to send an email. Sent emails are in the database. */
export function countFailures(context: Pick<AppContext, 'db' | 'clock'>, send: Mailer): Mailer {
  return async (email) => {
    try {
      await send(email)
    } catch (error) {
      trafficCounter(context).on(context.clock()).add('emails', 'failed')
      throw error
    }
  }
}
