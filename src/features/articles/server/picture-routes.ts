import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand } from '#features/site/brand.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { openLinkPictures } from '#platform/server/link-pictures.ts'
import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { readingMinutes, tagText } from '../categories.ts'
import { type ArticleRow, findArticle } from './queries.ts'
import { articleFolder } from './load-articles.ts'

const picturesDrawn: RateLimit = { name: 'pictures of articles', per: 'network', max: 60, windowSeconds: minutes(1) }
const aDay = 'public, max-age=86400'
const pictureFolder = path.join(articleFolder, 'pictures')

/** Serves the pictures in texts and the preview pictures of shared links. */
export function serveArticlePictures(app: FastifyInstance, context: AppContext): void {
  const pictureOf = openLinkPictures(context, picturesDrawn)
  app.get<{ Params: { slug: string } }>('/blog/:slug/picture.png', async ({ params, ip }, reply) => {
    const article = await findArticle(context.db, params.slug)
    if (!article) throw new NotFound()
    const key = `${article.id} ${article.updatedAt.getTime()}`
    return reply
      .type('image/png')
      .header('cache-control', aDay)
      .send(await pictureOf(key, () => textsOf(article), ip))
  })
  serveTextPictures(app, context)
}

const forever = 'public, max-age=31536000, immutable'

/** SVG files come with the product. Pictures uploaded by staff are in the storage, and never change under their name. */
function serveTextPictures(app: FastifyInstance, { storage }: AppContext): void {
  const names = new Set(readdirSync(pictureFolder))
  app.get<{ Params: { name: string } }>('/article-pictures/:name', async ({ params: { name } }, reply) => {
    const upload = name.endsWith('.webp') ? await storage.find(articlePictureFile(name)) : null
    if (upload) return reply.type('image/webp').header('cache-control', forever).send(upload)
    if (!names.has(name)) throw new NotFound()
    return reply
      .type('image/svg+xml')
      .headers({ 'cache-control': aDay, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
      .send(await readFile(path.join(pictureFolder, name)))
  })
}

/** The storage name of an uploaded picture. */
export function articlePictureFile(name: string): string {
  return `articles/${name}`
}

function textsOf({ title, tags, content }: ArticleRow) {
  const lines = [tags.slice(0, 3).map(tagText).join(' · '), `${readingMinutes(content)} min read`].map((line) =>
    line.slice(0, 60),
  )
  return { site: brand.name, note: brand.tagline, title: title.slice(0, 120), lines }
}
