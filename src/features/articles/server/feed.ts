import { brand } from '#features/site/brand.ts'
import { rfc822Text } from '#platform/contract/dates.ts'
import { escapeHtml } from '#platform/contract/escape-html.ts'
import { linkPicture } from '../article-facts.ts'
import { tagText } from '../categories.ts'
import type { ListedArticle } from './queries.ts'

const title = `${brand.name} Blog`
const description = 'Guides to CVs, interviews, skills and pay in India'

/** RSS 2.0. */
export function rssFeed(articles: readonly ListedArticle[], origin: string): string {
  const newest = articles[0] ? `<lastBuildDate>${rfc822Text(articles[0].publishedAt)}</lastBuildDate>\n` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${plain(title)}</title>
<link>${plain(`${origin}/blog`)}</link>
<description>${plain(description)}</description>
<language>en-IN</language>
${newest}<atom:link href="${plain(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(article, origin)).join('')}</channel>
</rss>
`
}

/** The id of an article stays the same if its URL changes, so that feed readers do not show it twice. */
function item(article: ListedArticle, origin: string): string {
  const tags = article.tags.map((tag) => `<category>${plain(tagText(tag))}</category>\n`)
  return `<item>
<title>${plain(article.title)}</title>
<link>${plain(`${origin}/blog/${article.slug}`)}</link>
<guid isPermaLink="false">urn:uuid:${article.id}</guid>
<pubDate>${rfc822Text(article.publishedAt)}</pubDate>
${tags.join('')}<description>${plain(escapeHtml(article.excerpt ?? ''))}</description>
</item>
`
}

/** Removes control characters, which XML does not allow even if escaped. */
function plain(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
}

/** JSON Feed 1.1. */
export function jsonFeed(articles: readonly ListedArticle[], origin: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'en-IN',
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    items: articles.map(({ id, slug, ...article }) => ({
      id: `urn:uuid:${id}`,
      url: `${origin}/blog/${slug}`,
      title: article.title,
      content_text: article.excerpt ?? article.title,
      image: origin + linkPicture({ slug, updatedAt: article.updatedAt }),
      date_published: article.publishedAt,
      date_modified: article.updatedAt.toISOString(),
      authors: [{ name: article.author }],
      tags: article.tags.map(tagText),
    })),
  })
}
