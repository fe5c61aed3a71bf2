import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { lastWriteOf } from '#platform/server/replicas/own-writes.ts'
import { readForMany, readStale } from '#platform/server/replicas/stale-reads.ts'
import { openArticleVersion } from './article-version.ts'
import { jsonFeed, rssFeed } from './feed.ts'
import { listArticles } from './queries.ts'

const feedLength = 50

const feeds = [
  ['/blog/feed.xml', 'application/rss+xml; charset=utf-8', rssFeed],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8', jsonFeed],
] as const

/** Browsers and proxies revalidate their copies each time, so that a withdrawn article disappears from all of them. */
export function serveFeeds(app: FastifyInstance, { db, clock, sites }: AppContext): void {
  const version = openArticleVersion({ db, clock })
  for (const [path, type, write] of feeds) {
    app.get(path, async (request, reply) => {
      const etag = `W/"articles-${await version()}"`
      reply.headers({ etag, 'cache-control': 'public, no-cache' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      // Read with `readForMany`, because readers cache the result under this version.
      const newest = await readForMany(() => readStale(lastWriteOf(request), () => listNewest(db)))
      return reply.type(type).send(write(newest, sites.mainUrl))
    })
  }
}

const listNewest = (db: Db) => listArticles(db, {}, { page: 1, limit: feedLength })
