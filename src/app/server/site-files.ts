import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { hostIn, acceptedEncoding } from '#platform/server/http/request-headers.ts'
import { lastWriteOf } from '#platform/server/replicas/own-writes.ts'
import { readForMany, readStale } from '#platform/server/replicas/stale-reads.ts'
import { siteOf } from './sites.ts'
import { openSitemap, type SitemapContext } from './sitemap.ts'
import { sitemapXml } from './sitemap-xml.ts'

const icon = path.resolve(import.meta.dirname, '../web/shell/icon.svg')
const day = 'public, max-age=86400'
const tenMinutes = 'public, max-age=600'

/**
 * Serves files that browsers and crawlers request by a fixed name. `robots.txt` excludes only calls: pages that must not be indexed say so in their
 * headers.
 */
export function serveSiteFiles(app: FastifyInstance, context: AppContext): void {
  const { sites } = context
  app.get('/robots.txt', (request, reply) => {
    const origin = siteOf(hostIn(request), sites) === 'cv' ? sites.cvUrl : sites.mainUrl
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', day)
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', day)
      .send(await readFile(icon)),
  )
  serveSitemap(app, context)
}

/** Only the start page of the CV site is listed; all other pages there belong to a person. */
function serveSitemap(app: FastifyInstance, tools: SitemapContext): void {
  const { sites } = tools
  const sitemap = openSitemap(tools)
  const ofSister = sitemapXml(sites.cvUrl, [{ path: '/', lastmod: null }])
  app.get('/sitemap.xml', async (request, reply) => {
    if (siteOf(hostIn(request), sites) === 'cv') return asXml(reply).send(ofSister)
    return send({ request, reply }, await read(request, sitemap.index))
  })
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const isMain = siteOf(hostIn(request), sites) === 'main'
    const part = isMain ? await read(request, () => sitemap.part(request.params.name)) : null
    return part ? send({ request, reply }, part) : reply.callNotFound()
  })
}

/** Reads with `readForMany`, because the result is cached for everyone. */
function read<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return readForMany(() => readStale(lastWriteOf(request), work))
}

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', tenMinutes)

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

function send({ request, reply }: Visit, compressed: Buffer): FastifyReply {
  asXml(reply).header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request, ['gzip'])
  return encoding ? reply.header('content-encoding', encoding).send(compressed) : reply.send(gunzipSync(compressed))
}
