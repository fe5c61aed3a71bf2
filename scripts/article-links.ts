/** Finds the addresses outside the product that articles link to, and checks whether they answer. */
import type { ArticleFile } from '#features/articles/server/article-file.ts'

export type ArticleLink = { readonly url: string; readonly articles: readonly string[] }

/** Lists each address once, those of sources included, with the articles that contain it. */
export function linksOf(articles: readonly Pick<ArticleFile, 'slug' | 'content'>[]): ArticleLink[] {
  const found = articles.flatMap(({ slug, content }) =>
    [...content.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map(([, url = '']) => ({ url, slug })),
  )
  const byUrl = Map.groupBy(found, ({ url }) => url)
  return [...byUrl].map(([url, all]) => ({ url, articles: [...new Set(all.map(({ slug }) => slug))] }))
}

const atOnce = 6
const timeoutMs = 20_000
/** With these statuses the page exists, but refuses programs. */
const closedToPrograms: ReadonlySet<number> = new Set([401, 403, 405, 406, 429])

export type LinkState = ArticleLink & { readonly state: 'answers' | 'closed to programs' | 'broken'; readonly why: string }

/** Checks a few addresses at a time and returns the states in the order of the links. */
export async function checkLinks(links: readonly ArticleLink[], waitMs = timeoutMs): Promise<LinkState[]> {
  const states: LinkState[] = []
  for (let from = 0; from < links.length; from += atOnce) {
    states.push(...(await Promise.all(links.slice(from, from + atOnce).map((link) => checkLink(link, waitMs)))))
  }
  return states
}

async function checkLink(link: ArticleLink, waitMs: number): Promise<LinkState> {
  try {
    const headers = { accept: 'text/html,application/pdf,*/*', 'user-agent': 'Mozilla/5.0 (compatible; Pasand link check)' }
    const answer = await fetch(link.url, { headers, signal: AbortSignal.timeout(waitMs) })
    await answer.body?.cancel()
    const why = String(answer.status)
    if (answer.ok) return { ...link, state: 'answers', why }
    return { ...link, state: closedToPrograms.has(answer.status) ? 'closed to programs' : 'broken', why }
  } catch (error) {
    return { ...link, state: 'broken', why: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
