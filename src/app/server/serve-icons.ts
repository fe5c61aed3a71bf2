import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand } from '#features/site/brand.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import { hostIn } from '#platform/server/http/request-headers.ts'
import { siteOf } from './sites.ts'

/** The build renders these icons from icon.svg. */
const folder = path.resolve(import.meta.dirname, '../../../dist/icons')
const day = 'public, max-age=86400'
const dayMs = 24 * 60 * 60 * 1_000
const icons = ['icon-192.png', 'icon-512.png', 'maskable-192.png', 'maskable-512.png', 'apple-touch-icon.png'] as const

/** Serves the icons for home screens and the default image of link previews. */
export function serveIcons(app: FastifyInstance, { sites, picture, clock }: AppContext): void {
  for (const icon of icons) {
    app.get(`/${icon}`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', day)
        .send(await drawn(icon)),
    )
  }
  app.get('/manifest.webmanifest', async (request, reply) => {
    const name = siteOf(hostIn(request), sites) === 'cv' ? brand.cvSiteName : brand.name
    return reply
      .type('application/manifest+json')
      .header('cache-control', day)
      .send(JSON.stringify(manifestOf(name)))
  })
  const pictures = {
    main: memoize(
      () => picture('picture', { site: brand.name, note: '', title: brand.tagline, lines: ['Jobs all over India'] }),
      dayMs,
      clock,
    ),
    cv: memoize(
      () => picture('picture', { site: brand.cvSiteName, note: '', title: 'Your CV, free', lines: [brand.tagline] }),
      dayMs,
      clock,
    ),
  }
  app.get('/picture.png', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', day)
      .send(Buffer.from(await pictures[siteOf(hostIn(request), sites)]())),
  )
}

async function drawn(icon: string): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, icon))
  } catch {
    // Icons are not built in development.
    throw new NotFound()
  }
}

function listed(src: string, edge: number, purpose: string): object {
  return { src, sizes: `${edge}x${edge}`, type: 'image/png', purpose }
}

function manifestOf(name: string): object {
  return {
    name,
    short_name: name,
    description: brand.tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      listed('/icon-192.png', 192, 'any'),
      listed('/icon-512.png', 512, 'any'),
      listed('/maskable-192.png', 192, 'maskable'),
      listed('/maskable-512.png', 512, 'maskable'),
    ],
  }
}
