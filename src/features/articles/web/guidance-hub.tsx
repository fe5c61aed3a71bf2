import { useQuery } from '@tanstack/react-query'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { PartFailure } from '#platform/web/load.ts'
import { categories, categoryTags, type CategoryTag } from '../categories.ts'
import { ArticleGrid } from './article-card.tsx'
import { FailedArticles } from './article-list.tsx'
import { categoryCounts, latestArticles } from './article-queries.ts'

/** The six categories with the numbers of their articles. */
export function CategoryCards() {
  const { data: counts } = useQuery({ ...categoryCounts, enabled: false })
  return (
    <section aria-labelledby="categories" className="grid gap-4">
      <h2 id="categories" className="text-2xl">
        Choose a category
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 two:grid-cols-3">
        {categoryTags.map((tag) => (
          <li key={tag} className="grid">
            <CategoryCard tag={tag} count={counts?.[tag]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryCard({ tag, count }: { readonly tag: CategoryTag; readonly count: number | undefined }) {
  const { title, lead, topics } = categories[tag]
  return (
    <Link
      to={`/career-guidance/category/${tag}`}
      className="grid content-start gap-2 rounded-card border border-line bg-card p-4 hover:border-blue"
    >
      <h3 className="text-lg">{title}</h3>
      <p className="text-soft">{lead}</p>
      <span className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Badge key={topic}>{topic}</Badge>
        ))}
      </span>
      {count !== undefined && <p className="font-medium text-blue-dark">{countText(count)}</p>}
    </Link>
  )
}

function countText(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'article' : 'articles'}`
}

export function LatestArticles({ failed }: { readonly failed: PartFailure | null }) {
  const { data: latest = [] } = useQuery({ ...latestArticles, enabled: false })
  return (
    <section aria-labelledby="latest" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest" className="text-2xl">
          Latest articles
        </h2>
        <ButtonLink to="/blog" look="outline">
          View All Articles
        </ButtonLink>
      </div>
      {failed && <FailedArticles address="/career-guidance" failed={failed} />}
      {!failed && latest.length === 0 && <EmptyState title="No Articles Yet">Come back soon.</EmptyState>}
      {latest.length > 0 && <ArticleGrid articles={latest} level="h3" />}
    </section>
  )
}
