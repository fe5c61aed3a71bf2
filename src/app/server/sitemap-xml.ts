import { escapeHtml } from '#platform/contract/escape-html.ts'

export type Entry = { readonly path: string; readonly lastmod: Date | null }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapXml(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, lastmod }) => `<url><loc>${escapeHtml(origin + path)}</loc>${changed(lastmod)}</url>\n`)
  return `${head}<urlset ${names}>\n${urls.join('')}</urlset>\n`
}

type Part = { readonly name: string; readonly lastmod: Date | null }

export function sitemapIndexXml(origin: string, parts: readonly Part[]): string {
  const maps = parts.map(
    ({ name, lastmod }) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc>${changed(lastmod)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${names}>\n${maps.join('')}</sitemapindex>\n`
}

function changed(lastmod: Date | null): string {
  return lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
}
