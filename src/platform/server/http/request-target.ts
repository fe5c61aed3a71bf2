import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Impossible } from '../failures.ts'
import { isInternalCall } from './internal-call.ts'

/** No link of ours is half as long. Pages repeat their address many times, and routers read it with expressions. */
const mostBytes = 4_096

/** Refuses what no page and no call can have as an address, before anything reads it. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const target = request.raw.url ?? ''
    // Forms for proxies (`http://host/path`, `host:443`, `*`): we are none.
    if (!target.startsWith('/')) throw new Impossible(400, 'The address must begin with a slash')
    if (target.length > mostBytes && !isInternalCall(request)) throw new Impossible(414, 'The address is too long')
    if (hostsIn(request) > 1) throw new Impossible(400, 'The request names two hosts')
  })
}

function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}
