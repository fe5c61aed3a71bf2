import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page, PagePart, Render, SiteName } from '#platform/contract/page.ts'
import { compressedOnce } from './http/compress.ts'
import { contentSecurityPolicy } from './http/csp.ts'
import { joinedPage } from './http/joined-page.ts'
import { hostIn, acceptedEncoding } from './http/request-headers.ts'
import { openOwnCalls } from './own-calls.ts'
import { readForMany } from './replicas/stale-reads.ts'
import { openPageCache, type PageCache, type SharedPage, sharedPage } from './page-cache.ts'
import { forgetAfterWrites, headersOf, sendShared, sharedKeyOf, vary, type Visit } from './shared-answer.ts'

export type PageSettings = {
  readonly urlOf: (site: SiteName) => string
  readonly siteOf: (host: string) => SiteName
  readonly isDev: boolean
  /** The third-party origins whose scripts this screen may load; empty for none. */
  readonly thirdPartyOriginsOf?: (route: string | undefined) => string
  readonly shared?: PageCache
  /** Whether this screen looks the same to all visitors and shows no personal data, so that it may be cached. */
  readonly isSharedPage?: (route: string | undefined) => boolean
  /** Whether the answer of the call under this path is the same for all visitors. It is cached only for requests of visitors. */
  readonly isSharedCall?: (path: string) => boolean
  readonly isVisitor?: (request: FastifyRequest) => boolean
  /**
   * The version of the data that the page under this URL shows, if other processes change it. A cached page is only sent to readers of the same
   * version.
   */
  readonly versionOf?: (address: string) => Promise<string>
  /** Whether a write under this path changes nothing that shared pages show. */
  readonly keepsPages?: (route: string) => boolean
}

/**
 * A nonce for CSP, which requires at least 128 random bits. Node keeps a pool of random numbers for UUIDs, so two of them are far cheaper than 16
 * random bytes.
 */
const newNonce = (): string => randomUUID() + randomUUID()

/** Serves screens. Every path without another route is a screen. */
export function servePages(app: FastifyInstance, getRender: () => Promise<Render>, settings: PageSettings): void {
  const { siteOf, isDev, shared = openPageCache(), isSharedPage = () => false, thirdPartyOriginsOf = () => '' } = settings
  const { versionOf = async () => '' } = settings
  forgetAfterWrites(app, shared, settings.keepsPages)
  app.get('*', async (request, reply) => {
    const nonce = newNonce()
    const site = siteOf(hostIn(request))
    const policyFor = ({ route, styleSources }: PagePolicy): string =>
      contentSecurityPolicy(nonce, isDev, thirdPartyOriginsOf(route), styleSources)
    const sharedKey = isDev ? null : sharedKeyOf(request, site)
    // The version is read before the page is rendered, so that a page is never older than the version in its key.
    const key = sharedKey && `${sharedKey} ${await versionOf(request.url)}`
    const render = async (): Promise<RenderResult> =>
      renderFor({ app, request, reply }, await getRender(), { ...settings, shared, nonce, site, isForMany: key !== null })
    let own: RenderResult | undefined
    async function makeShared(): Promise<SharedPage | null> {
      const { page } = (own = await render())
      if (!isSharedPage(page.route) || !canBeShared(page, reply)) return null
      return sharedPage(page.body, { ...page, nonce })
    }
    const found = key === null ? null : await shared.pages.find(key, () => readForMany(makeShared))
    if (found) return sendShared({ request, reply }, found, { nonce, policy: policyFor(found) })
    const { page, isAway } = own ?? (await render())
    return sendOwn({ request, reply }, page, { policy: policyFor(page), isAway })
  })
}

type PagePolicy = Pick<Page, 'route' | 'styleSources'>
type SharedPageSource = Page & { readonly body: readonly PagePart[] }

function canBeShared(page: Page, reply: FastifyReply): page is SharedPageSource {
  return page.body !== null && page.status === 200 && !reply.hasHeader('set-cookie')
}

type PersonalPageOptions = { readonly policy: string; readonly isAway: boolean }

function sendOwn({ request, reply }: Visit, page: Page, { policy, isAway }: PersonalPageOptions): FastifyReply {
  if (page.route) request.screen = page.route
  reply.code(page.status).headers(page.headers)
  // A system that the screen needs is unavailable. That is temporary and not our bug.
  if (isAway && page.status >= 500) reply.code(503).header('retry-after', '5')
  // With `no-store`, going back asks the server again. Otherwise the browser would show the state before a save, or after signing out.
  const isOwn = request.headers.cookie !== undefined
  reply.headers({ vary, 'content-security-policy': policy, 'cache-control': isOwn ? 'private, no-store' : 'private, no-cache' })
  if (!page.body) return reply.send()
  const encoding = acceptedEncoding(request, ['br', 'gzip'])
  const text = joinedPage(page.body)
  if (!encoding) return reply.send(Buffer.from(text))
  return reply.header('content-encoding', encoding).send(compressedOnce(encoding, text))
}

type RenderOptions = Pick<PageSettings, 'urlOf' | 'isSharedCall' | 'isVisitor'> & {
  readonly shared: PageCache
  readonly nonce: string
  readonly site: SiteName
  readonly isForMany: boolean
}
type RenderResult = { readonly page: Page; readonly isAway: boolean }

async function renderFor(
  { app, request, reply }: Visit & { readonly app: FastifyInstance },
  render: Render,
  options: RenderOptions,
) {
  const { urlOf, nonce, site, shared, isForMany, isSharedCall = () => false, isVisitor = () => false } = options
  const isByVisitor = isVisitor(request)
  const isAlike = isByVisitor ? isSharedCall : () => false
  const ask = openOwnCalls({ app, request, reply, shared, isSharedCall: isAlike })
  // Other requests may wait for the same page, so it is rendered to its end.
  const signal = isForMany ? {} : { signal: goneSignal(reply) }
  let isAway = false
  const page = await render({
    site,
    // Not `new URL(request.url, …)`: a path that starts with two slashes would name another host.
    request: new Request(urlOf(site) + request.url, { headers: headersOf(request), ...signal }),
    nonce,
    isVisitor: isByVisitor,
    fetchOwn: async (path) => {
      const answer = await ask(path)
      if (answer.status === 503) isAway = true
      return answer
    },
    onError: (error) => complain(request, error),
  })
  return { page, isAway }
}

/** Logs an error of a rendering. A refused call and a disconnected client are not our bugs, so they are only information. */
function complain(request: FastifyRequest, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  const isOurs = status >= 500 && status !== 503 && !request.raw.destroyed
  request.log[isOurs ? 'error' : 'info']({ err: error }, 'screen')
}

/** Aborts when the client disconnects before the page is complete, so that rendering stops. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
