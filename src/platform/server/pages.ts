import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render, SiteName } from '#platform/contract/page.ts'
import { compress } from './http/compress.ts'
import { contentSecurityPolicy } from './http/csp.ts'
import { hostIn } from './http/host.ts'
import { internalCallHeaders } from './http/internal-call.ts'

export type PageSettings = {
  readonly urlOf: (site: SiteName) => string
  readonly siteOf: (host: string) => SiteName
  readonly isDev: boolean
  /** Who besides us may act on the page of this screen; empty for nobody. */
  readonly thirdPartyOriginsOf?: (route: string | undefined) => string
}

/** Every path that nothing else answers is a screen. */
export function servePages(app: FastifyInstance, getRender: () => Promise<Render>, settings: PageSettings): void {
  const { urlOf, siteOf, isDev, thirdPartyOriginsOf = () => '' } = settings
  app.get('*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const site = siteOf(hostIn(request))
    const render = await getRender()
    let isAway = false
    const page = await render({
      site,
      // Not `new URL(request.url, …)`: a path that starts with two slashes would name another host.
      request: new Request(urlOf(site) + request.url, { headers: cookieOf(request), signal: goneSignal(reply) }),
      nonce,
      fetchOwn: async (path) => {
        const answer = await fetchOwn(app, { request, reply }, path)
        if (answer.status === 503) isAway = true
        return answer
      },
      onError: (error) => complain(request, error),
    })
    if (page.route) request.screen = page.route
    reply.code(page.status).headers(page.headers)
    // What the screen could not read is away for a while, which is not our fault and will pass.
    if (isAway && page.status >= 500) reply.code(503).header('retry-after', '5')
    reply.header('content-security-policy', contentSecurityPolicy(nonce, isDev, thirdPartyOriginsOf(page.route)))
    // On the way back a browser shows a stored page without asking: the state before a save, or after leaving the account.
    const isOwn = request.headers.cookie !== undefined
    reply.headers({ vary: 'accept-encoding, cookie', 'cache-control': isOwn ? 'private, no-store' : 'private, no-cache' })
    if (!page.pipe) return reply.send()
    // Room for a whole page, so that React never waits for a slow reader.
    const html = page.pipe(new PassThrough({ highWaterMark: 1024 * 1024 }))
    const { encoding, body } = compress(request, html)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  })
}

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** A screen asks the same calls as the browser does, through the same door, without a network in between. */
async function fetchOwn(app: FastifyInstance, { request: from, reply }: Visit, path: string): Promise<Response> {
  const headers = { ...cookieOf(from), ...internalCallHeaders, 'x-request-id': from.id }
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: from.ip })
  // A sign-in that was renewed on the way is renewed in the browser too.
  const cookies = answer.headers['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
  const told = ['x-total-count', 'x-search-corrected', 'x-unstated-pay', 'link'].filter(
    (name) => answer.headers[name] !== undefined,
  )
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(told.map((name) => [name, String(answer.headers[name])])),
    },
  })
}

/** A refused call or a reader who has left is no fault of ours. */
function complain(request: FastifyRequest, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const isOurs = status >= 500 && status !== 503 && !request.raw.destroyed
  request.log[isOurs ? 'error' : 'info']({ err: error }, 'screen')
}

function cookieOf({ headers }: FastifyRequest): Record<string, string> {
  return { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' }
}

/** Fires when the reader has left before the page was whole, so that rendering stops. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
