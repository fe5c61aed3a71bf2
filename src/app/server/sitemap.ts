import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { listArticlePages, openArticleVersion } from '#features/articles/server/public.ts'
import { categoryTags } from '#features/articles/categories.ts'
import { listCompanyPages } from '#features/companies/server/public.ts'
import { hubPath, preparationPages } from '#features/interview-preparation/addresses.ts'
import { listJobsInRange, listJobIdRanges } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import { type Entry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** The limit of the sitemap standard for one file. */
const mostEntries = 50_000
const keptMs = 10 * 60_000
/** The number of cached parts. Each is some hundred kilobytes, and crawlers request them one after the other. */
const mostKept = 40

/** One file of the sitemap. */
type Part = { readonly name: string; readonly lastmod: Date | null; readonly list: () => Promise<readonly Entry[]> }
export type SitemapContext = Pick<AppContext, 'db' | 'clock' | 'sites'> & { readonly entriesPerFile?: number }

/** Public pages with a fixed address. They have no date, so `lastmod` is left out. */
const steadyPages = [
  '/',
  '/jobs',
  '/companies',
  '/search-resumes',
  '/cv-builder',
  '/aisacv',
  '/salary-calculator',
  '/blog',
  '/career-guidance',
  hubPath,
  ...preparationPages,
  ...categoryTags.map((tag) => `/career-guidance/category/${tag}`),
  '/contact-us',
  '/hiring-solutions',
  '/recruiter-feedback',
  '/pricing',
  '/auth',
  '/employer/login',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellation-refund',
  '/shipping-delivery',
]

export type Sitemap = {
  readonly index: () => Promise<Buffer>
  /** Returns null if there is no such file. */
  readonly part: (name: string) => Promise<Buffer | null>
}

/**
 * The sitemap of public pages that search engines may index. It is generated and compressed at most once in ten minutes, and again when an article
 * has changed.
 */
export function openSitemap({ db, clock, sites, entriesPerFile = mostEntries }: SitemapContext): Sitemap {
  const origin = sites.mainUrl
  const parts = memoize(() => listParts({ db, clock, sites, entriesPerFile }), keptMs, clock)
  const version = openArticleVersion({ db, clock })
  const articles = perVersion(version, () => articlePart({ db, clock }))
  const index = perVersion(version, () =>
    memoize(async () => gzipSync(sitemapIndexXml(origin, [...(await parts()), await articles()])), keptMs, clock),
  )
  const files = new LRUCache<string, Buffer, Part>({
    max: mostKept,
    ttl: keptMs,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: async (_name, _stale, { context }) => gzipSync(sitemapXml(origin, await context.list())),
  })
  async function part(name: string): Promise<Buffer | null> {
    const all = [...(await parts()), await articles()]
    const known = all.find((one) => one.name === name)
    const key = name === articlesName ? `${name} ${await version()}` : name
    return known ? files.forceFetch(key, { context: known }) : null
  }
  return { index, part }
}

/** Caches what `open` returns until the version changes. */
function perVersion<T>(version: () => Promise<string>, open: () => () => Promise<T>): () => Promise<T> {
  let made: { readonly version: string; readonly work: () => Promise<T> } | null = null
  return async () => {
    const current = await version()
    if (made?.version !== current) made = { version: current, work: open() }
    return made.work()
  }
}

const articlesName = 'articles'

function articlePart({ db, clock }: Pick<SitemapContext, 'db' | 'clock'>): () => Promise<Part> {
  async function list(): Promise<Part> {
    const entries = (await listArticlePages(db)).map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, lastmod: updatedAt }))
    return { name: articlesName, lastmod: entries.length > 0 ? newest(entries) : null, list: async () => entries }
  }
  return memoize(list, Infinity, clock)
}

async function listParts(tools: Required<SitemapContext>): Promise<Part[]> {
  const steady = steadyPages.map((path) => ({ path, lastmod: null }))
  return [{ name: 'pages', lastmod: null, list: async () => steady }, ...(await companyParts(tools)), ...(await jobParts(tools))]
}

async function jobParts({ db, clock, entriesPerFile }: Required<SitemapContext>): Promise<Part[]> {
  const stretches = await listJobIdRanges(db, clock(), entriesPerFile)
  return stretches.map((stretch, index) => ({
    name: `jobs-${index + 1}`,
    lastmod: stretch.updatedAt,
    list: async () => {
      const rows = await listJobsInRange(db, clock(), stretch, entriesPerFile)
      return rows.map(({ id, updatedAt }) => ({ path: `/jobs/${id}`, lastmod: updatedAt }))
    },
  }))
}

async function companyParts({ db, clock, entriesPerFile }: Required<SitemapContext>): Promise<Part[]> {
  const pages = (await listCompanyPages(db, clock())).map(({ id, updatedAt }) => ({
    path: `/companies/${id}`,
    lastmod: updatedAt,
  }))
  const count = Math.ceil(pages.length / entriesPerFile)
  return Array.from({ length: count }, (_, index) => {
    const entries = pages.slice(index * entriesPerFile, (index + 1) * entriesPerFile)
    return { name: `companies-${index + 1}`, lastmod: newest(entries), list: async () => entries }
  })
}

function newest(entries: readonly { readonly lastmod: Date }[]): Date {
  return new Date(entries.reduce((latest, { lastmod }) => Math.max(latest, lastmod.getTime()), 0))
}
