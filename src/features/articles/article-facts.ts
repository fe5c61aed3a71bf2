import { brand } from '#features/site/brand.ts'
import type { Article, ArticleSummary } from './contract.ts'
import { tagText } from './categories.ts'

/** The preview picture of a shared link. Apps cache a picture by its URL, so a changed article has another URL. */
export function linkPicture({ slug, updatedAt }: { readonly slug: string; readonly updatedAt: string | Date }): string {
  return `/blog/${slug}/picture.png?v=${new Date(updatedAt).getTime().toString(36)}`
}

type Where = { readonly origin: string }

/** An article as schema.org data. It contains only what the page shows. */
export function articleFacts(article: Article, { origin }: Where): object {
  const organization = { '@type': 'Organization', name: brand.name, url: origin }
  const address = `${origin}/blog/${article.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    ...(article.excerpt ? { description: article.excerpt } : {}),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.author === brand.name ? organization : { '@type': 'Person', name: article.author },
    publisher: organization,
    image: origin + linkPicture(article),
    keywords: article.tags.map(tagText).join(', '),
    mainEntityOfPage: address,
    inLanguage: 'en-IN',
  }
}

const tagsShown = 3

/** The first tags, and the number of further ones. */
export function shownTags({ tags }: Pick<ArticleSummary, 'tags'>): { readonly shown: readonly string[]; readonly more: number } {
  return { shown: tags.slice(0, tagsShown).map(tagText), more: Math.max(0, tags.length - tagsShown) }
}
