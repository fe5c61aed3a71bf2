import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const icon = path.resolve(import.meta.dirname, '../web/shell/icon.svg')
const day = 'public, max-age=86400'

/** What browsers and crawlers ask for by a fixed name. Pages that shall not be listed say so themselves. */
export function serveSiteFiles(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', day).send('User-agent: *\nDisallow: /api/\n'),
  )
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', day)
      .send(await readFile(icon)),
  )
}
