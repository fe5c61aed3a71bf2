import type { ReactNode } from 'react'
import { longDateText } from '#platform/contract/dates.ts'
import type { Article } from '../contract.ts'

type HeadProps = {
  readonly article: Pick<Article, 'title' | 'author' | 'publishedAt' | 'readingMinutes' | 'excerpt'>
  /** `h2` in the editor, whose page has a heading of its own. */
  readonly level?: 'h1' | 'h2'
  /** The tags. */
  readonly children: ReactNode
}

export function ArticleHead({ article, level: Heading = 'h1', children }: HeadProps) {
  const { title, author, publishedAt, readingMinutes, excerpt } = article
  return (
    <header className="grid max-w-3xl gap-3">
      <Heading className="text-2xl wrap-anywhere two:text-3xl">{title}</Heading>
      <p className="text-soft">
        {author && `${author} · `}
        <time dateTime={publishedAt}>{longDateText(publishedAt)}</time> · {readingMinutes} min read
      </p>
      {excerpt && <p className="text-lg">{excerpt}</p>}
      {children}
    </header>
  )
}

/** `html` comes from `renderMarkdown` on the server, so that no Markdown library is in the bundle. `articleFor` is the attribute's key. */
export function ArticleText({ html }: { readonly html: string }) {
  return <div data-html className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
}
