import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const statuses: Readonly<Record<string, number>> = { '/api/ready': 503, '/api/serving': 404 }

/**
 * Returns a function that drains the server for `ms` milliseconds: load balancers see that it is not ready, clients are told to reconnect for their
 * next request, and every request is still answered.
 */
export function drainable(app: FastifyInstance): (ms: number) => Promise<void> {
  let isDraining = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining) return
    reply.header('connection', 'close')
    const status = statuses[request.routeOptions.url ?? '']
    if (status) return reply.code(status).header('retry-after', '5').send({ message: 'The server is stopping' })
  })
  return async (ms) => {
    isDraining = ms > 0
    await sleep(ms)
  }
}
