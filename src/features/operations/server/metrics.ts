import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Gauge, Registry, collectDefaultMetrics } from '@prometheus-io/client'
import type { AppContext } from '#platform/server/app-context.ts'
import { readQueueState } from '#platform/server/failed-jobs.ts'
import { NotFound } from '#platform/server/failures.ts'
import { isFromThisMachine, isInternalCall } from '#platform/server/http/request-headers.ts'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Access with the token or, if none is configured, from this machine. Everybody else gets a 404. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request)
  return timingSafeEqual(sha256(request.headers.authorization ?? ''), sha256(`Bearer ${token}`))
}

/** `GET /metrics` in the format of Prometheus. The metrics of the process begin with the first request for them. */
export function serveMetrics(app: FastifyInstance, { db, config }: AppContext): void {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'pasand_http_request_duration_seconds',
    help: 'Time to answer a request, by kind and class of status.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const measured = (name: 'due' | 'failed' | 'oldestSeconds', help: string): Gauge =>
    new Gauge({
      name: `pasand_queue_jobs_${name.replace('oldestSeconds', 'oldest_seconds')}`,
      help,
      registers: [registry],
      async collect() {
        this.set((await readQueueState(db))[name])
      },
    })
  measured('due', 'Jobs that are due.')
  measured('failed', 'Jobs that have failed for good.')
  measured('oldestSeconds', 'For how long the oldest job that is due has been waiting.')
  let hasDefaults = false
  app.addHook('onResponse', (request, reply, done) => {
    if (!hasDefaults || isInternalCall(request)) return done()
    const kind = request.screen ? 'page' : request.routeOptions.url?.startsWith('/api/') ? 'call' : 'file'
    durations.observe({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000)
    return done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new NotFound()
    if (!hasDefaults) collectDefaultMetrics({ register: registry, prefix: 'pasand_' })
    hasDefaults = true
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
