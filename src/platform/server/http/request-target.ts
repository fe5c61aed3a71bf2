import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Impossible } from '../failures.ts'
import { isInternalCall } from './request-headers.ts'

/**
 * The maximum length of a URL, more than twice that of our longest links. Pages repeat their URL many times, and routers match it with regular
 * expressions.
 */
const mostBytes = 4_096

/** Refuses URLs that no page and no call can have, before any other code reads them. */
export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const target = request.raw.url ?? ''
    // Refuses request targets for proxies (`http://host/path`, `host:443`, `*`), because this server is not a proxy.
    if (!target.startsWith('/')) throw new Impossible(400, 'The address must begin with a slash')
    if (target.length > mostBytes && !isInternalCall(request)) throw new Impossible(414, 'The address is too long')
    if (hostsIn(request) > 1) throw new Impossible(400, 'The request names two hosts')
  })
}

function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}
