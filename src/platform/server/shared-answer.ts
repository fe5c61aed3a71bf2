import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteName } from '#platform/contract/page.ts'
import { acceptedEncoding } from './http/request-headers.ts'
import type { PageCache, SharedPage } from './page-cache.ts'

export type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

export const vary = 'accept-encoding, cookie'

/**
 * The cache key of a shared page. Null for a request with any cookie, even one that is not ours. The key contains the raw URL, because pages repeat
 * it.
 */
export function sharedKeyOf({ url, headers }: FastifyRequest, site: SiteName): string | null {
  return headers.cookie === undefined && headers.authorization === undefined && url.length <= 256 ? `${site} ${url}` : null
}

/** The headers of the reader that are passed to our own calls. */
export function headersOf({ headers }: FastifyRequest): Record<string, string> {
  return { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' }
}

type AnswerParts = { readonly nonce: string; readonly policy: string }

export async function sendShared(
  { request, reply }: Visit,
  page: SharedPage,
  { nonce, policy }: AnswerParts,
): Promise<FastifyReply> {
  if (page.route) request.screen = page.route
  reply.headers({ vary, etag: page.etag, 'cache-control': 'private, no-cache' })
  // With a 304 the browser keeps the policy of its copy. A new policy would name another nonce than the copy contains.
  if (hasSame(request.headers['if-none-match'], page.etag)) return reply.code(304).removeHeader('content-security-policy').send()
  const encoding = acceptedEncoding(request, ['br', 'gzip'])
  if (encoding) reply.header('content-encoding', encoding)
  const [beginning, end] = await page.bodyFor(encoding, nonce)
  reply.headers(page.headers).header('content-security-policy', policy)
  // Fastify ends the answer to a visitor who has disconnected.
  if (reply.raw.destroyed) return reply.send(end)
  // `reply.send` takes only a whole body, and concatenating this one would cost as much again as the rest of the answer.
  reply.header('content-length', beginning.length + end.length).hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders) // Fastify's type allows the same values
  reply.raw.write(beginning)
  reply.raw.end(end)
  return reply
}

const hasSame = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag)

/**
 * Empties the page cache after each write, because any write may change a page. While the database announces changes, `forget` does nothing
 * (page-changes.ts).
 */
export function forgetAfterWrites(
  app: FastifyInstance,
  shared: PageCache,
  keepsPages: (route: string) => boolean = () => false,
): void {
  app.addHook('onSend', async ({ method, routeOptions }) => {
    if (method !== 'GET' && method !== 'HEAD' && !keepsPages(routeOptions.url ?? '')) shared.forget()
  })
}
