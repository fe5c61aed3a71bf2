import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallResponse, Page, Render, SiteName } from '#platform/contract/page.ts'
import { contentSecurityPolicy } from './http/csp.ts'
import { hostIn } from './http/host.ts'
import { internalCallHeaders } from './http/internal-call.ts'
import { openPageCache, type PageCache, sharedPage } from './page-cache.ts'
import { forgetAfterWrites, sendShared, sharedKeyOf, vary, type Visit } from './shared-answer.ts'

export type PageSettings = {
  readonly urlOf: (site: SiteName) => string
  readonly siteOf: (host: string) => SiteName
  readonly isDev: boolean
  /** Third parties whose scripts this screen may load; empty for none. */
  readonly thirdPartyOriginsOf?: (route: string | undefined) => string
  readonly shared?: PageCache
  /** Whether this screen looks the same to all visitors and shows no personal data. */
  readonly isSharedPage?: (route: string | undefined) => boolean
  /** Whether a write under this path changes nothing that such a screen shows. */
  readonly keepsPages?: (route: string) => boolean
}

/** Every path without another route is a screen. */
export function servePages(app: FastifyInstance, getRender: () => Promise<Render>, settings: PageSettings): void {
  const { siteOf, isDev, shared = openPageCache(), isSharedPage = () => false, thirdPartyOriginsOf = () => '' } = settings
  forgetAfterWrites(app, shared, settings.keepsPages)
  app.get('*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const site = siteOf(hostIn(request))
    const policyFor = (route: string | undefined): string => contentSecurityPolicy(nonce, isDev, thirdPartyOriginsOf(route))
    const key = isDev ? null : sharedKeyOf(request, site)
    const kept = key === null ? undefined : shared.get(key)
    if (kept) return sendShared({ request, reply }, kept, { nonce, policy: policyFor(kept.route) })

    const { generation } = shared
    const { page, isAway } = await renderFor({ app, request, reply }, await getRender(), { ...settings, nonce, site })
    if (page.route) request.screen = page.route
    const policy = policyFor(page.route)
    if (key !== null && isSharedPage(page.route) && canBeShared(page, reply)) {
      const made = sharedPage(page.html, { nonce, headers: page.headers, route: page.route })
      shared.put(key, made, generation)
      return sendShared({ request, reply }, made, { nonce, policy })
    }
    return sendOwn({ request, reply }, page, { policy, isAway })
  })
}

type Whole = Page & { readonly html: string }

function canBeShared(page: Page, reply: FastifyReply): page is Whole {
  return page.html !== null && page.status === 200 && !reply.hasHeader('set-cookie')
}

type Own = { readonly policy: string; readonly isAway: boolean }

function sendOwn({ request, reply }: Visit, page: Page, { policy, isAway }: Own): FastifyReply {
  reply.code(page.status).headers(page.headers)
  // A system that the screen needs is unavailable. That is not a fault of ours and will pass.
  if (isAway && page.status >= 500) reply.code(503).header('retry-after', '5')
  // On going back a browser would show a stored page without asking: the state before a save, or after signing out.
  const isOwn = request.headers.cookie !== undefined
  reply.headers({ vary, 'content-security-policy': policy, 'cache-control': isOwn ? 'private, no-store' : 'private, no-cache' })
  return reply.send(page.html ?? undefined)
}

type Rendering = Pick<PageSettings, 'urlOf'> & { readonly nonce: string; readonly site: SiteName }

async function renderFor({ app, request, reply }: Visit & { readonly app: FastifyInstance }, render: Render, asked: Rendering) {
  const { urlOf, nonce, site } = asked
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
  return { page, isAway }
}

/** A screen makes the same calls as the browser, through the same routes, without a network connection. */
async function fetchOwn(app: FastifyInstance, { request: from, reply }: Visit, path: string): Promise<CallResponse> {
  const headers = { ...cookieOf(from), ...internalCallHeaders, 'x-request-id': from.id }
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: from.ip })
  // A sign-in that one of these calls has renewed is renewed in the browser too.
  const cookies = answer.headers['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
  const { statusCode: status, statusMessage: statusText, body } = answer
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => answer.headers[name]?.toString() ?? null },
    text: async () => body,
    json: async () => JSON.parse(body),
  }
}

/** A refused call, or a client that has disconnected, is no fault of ours. */
function complain(request: FastifyRequest, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const isOurs = status >= 500 && status !== 503 && !request.raw.destroyed
  request.log[isOurs ? 'error' : 'info']({ err: error }, 'screen')
}

function cookieOf({ headers }: FastifyRequest): Record<string, string> {
  return { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' }
}

/** Aborts when the client disconnects before the page is complete, so that rendering stops. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
