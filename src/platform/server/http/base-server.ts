import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { answerBadAddress, answerFailures } from '../failures.ts'
import { answerMalformedRequests, refuseRequestsWithoutHost } from './malformed-requests.ts'
import { compressTexts } from './compress.ts'
import { useCookies } from './cookie-names.ts'
import { headersFor } from './headers.ts'
import { limitAddresses } from './limit-addresses.ts'
import { logger, logRequests, type LogSettings } from './log.ts'
import { refuseOddTargets } from './request-target.ts'
import { refuseOtherOrigins } from './same-origin.ts'
import { endSlowBodies, requestTimeoutMs } from './slow-bodies.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isInternalCall } from './request-headers.ts'
import { compile } from '@fastify/proxy-addr'

/** Whether to trust the forwarded headers of a proxy at this IP address, this many hops away. */
type Trust = (address: string, hop: number) => boolean

function trustOf(trustProxy: Config['trustProxy']): Trust {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return compile(trustProxy.split(',').map((address) => address.trim()))
}

/** Reads the request id from a trusted proxy or one of our own internal calls. An id that could forge a log line is replaced. */
function requestIdsFor(trust: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isBelieved = isInternalCall({ headers }) || trust(socket.remoteAddress ?? '', 0)
    return isBelieved && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
  }
}

export type BaseServerSettings = Pick<Config, 'isPublic' | 'rateLimit' | 'trustProxy' | 'redisUrl'> & {
  readonly cookieKey: Buffer
  /** The origins of our sites: scheme, host and port. */
  readonly origins: readonly string[]
  /** Configurable for load tests. */
  readonly bodyTimeoutMs?: number
  readonly log: LogSettings
}

/** The maximum number of connections. Each costs some 10 KB. A proxy in front needs far fewer. */
const mostConnections = 10_000

/** A server without routes, with all error handling. */
export async function createBaseServer(settings: BaseServerSettings): Promise<FastifyInstance> {
  const { isPublic, rateLimit, redisUrl, trustProxy, cookieKey, origins, bodyTimeoutMs, log } = settings
  const trust = trustOf(trustProxy)
  const mark = (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.headers(headersFor(request.raw.url ?? '', request.id, isPublic))
  const app: FastifyInstance = Fastify({
    logger: logger(log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    trustProxy: trust,
    forceCloseConnections: 'idle',
    // During a shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdsFor(trust),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: requestTimeoutMs,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerMalformedRequests,
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      mark(request, reply)
      answerBadAddress(error, request, reply)
    },
  })
  app.server.maxConnections = mostConnections
  // Only JSON bodies are parsed, because a form on another site cannot send JSON.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => mark(request, reply))
  compressTexts(app)
  logRequests(app)
  refuseOddTargets(app)
  refuseRequestsWithoutHost(app)
  await useCookies(app, { isPublic, key: cookieKey })
  if (rateLimit) await limitAddresses(app, redisUrl)
  endSlowBodies(app, bodyTimeoutMs)
  refuseOtherOrigins(app, { origins, isPublic })
  answerFailures(app)
  return app
}
