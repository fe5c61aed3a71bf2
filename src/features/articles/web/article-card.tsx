import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { shownTags } from '../article-facts.ts'
import type { ArticleSummary } from '../contract.ts'

type CardProps = { readonly article: ArticleSummary; readonly level?: 'h2' | 'h3' }

/** Both the title and Read More link to the article. */
function ArticleCard({ article, level: Heading = 'h2' }: CardProps) {
  const { slug, title, author, publishedAt, excerpt } = article
  const { shown, more } = shownTags(article)
  return (
    <article
      aria-labelledby={`article-${slug}`}
      className="grid content-start gap-2 rounded-card border border-line bg-card p-4 wrap-anywhere"
    >
      <p className="text-sm text-soft">
        {author} · <time dateTime={publishedAt}>{dateText(publishedAt)}</time>
      </p>
      <Heading id={`article-${slug}`} className="text-lg">
        <Link to={`/blog/${slug}`} className="underline-offset-4 hover:text-blue-dark hover:underline">
          {title}
        </Link>
      </Heading>
      {excerpt && <p className="text-soft">{excerpt}</p>}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {shown.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
        {more > 0 && <li className="text-sm text-soft">+{more} more</li>}
      </ul>
      <Link
        to={`/blog/${slug}`}
        aria-label={`Read More: ${title}`}
        className="inline-flex min-h-11 items-center justify-self-start font-medium text-blue-dark underline underline-offset-4"
      >
        Read More
      </Link>
    </article>
  )
}

type GridProps = { readonly articles: readonly ArticleSummary[]; readonly level?: 'h2' | 'h3' }

export function ArticleGrid({ articles, level = 'h2' }: GridProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 two:grid-cols-3">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} />
      ))}
    </div>
  )
}
