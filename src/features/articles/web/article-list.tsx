import { useQuery } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import type { PartFailure } from '#platform/web/load.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx'
import { useKnown } from '#platform/web/use-known.ts'
import { tagText } from '../categories.ts'
import { ArticleGrid } from './article-card.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { addressOf, articlesFor, type ArticleState, nearestTo } from './article-queries.ts'

type ListProps = { readonly state: ArticleState; readonly failed: PartFailure | null }

export function ArticleList({ state, failed }: ListProps) {
  const isLoading = useNavigation().state === 'loading'
  const { data } = useQuery({ ...articlesFor(state), enabled: false })
  if (failed) return <FailedArticles address={addressOf(state)} failed={failed} />
  if (!data || data.total === '0') return <NoArticles state={state} />
  const page = Number(state.page ?? '1')
  const hrefOf = (wanted: number): string => addressOf({ ...state, page: wanted > 1 ? String(wanted) : '' })
  if (data.items.length === 0) return <NoSuchPage page={page} total={Number(data.total)} hrefOf={hrefOf} />
  return (
    <div aria-busy={isLoading} className={`grid gap-4 transition-opacity ${isLoading ? 'opacity-50' : ''}`}>
      <p aria-live="polite" className="text-soft">
        <strong className="font-semibold text-ink">{data.total}</strong> {data.total === '1' ? 'article' : 'articles'}
      </p>
      <ArticleGrid articles={data.items} />
      {(page > 1 || !data.isLast) && <Pagination page={page} hasNext={!data.isLast} hrefOf={hrefOf} />}
    </div>
  )
}

type FailedProps = { readonly address: string; readonly failed: PartFailure }

export function FailedArticles({ address, failed: { status, sentence } }: FailedProps) {
  const isWrong = status === 400
  return (
    <ErrorState
      title="Failed to fetch articles"
      actions={
        <ButtonLink to={isWrong ? '/blog' : address} replace look="secondary">
          {isWrong ? 'Show all articles' : 'Try again'}
        </ButtonLink>
      }
    >
      {sentence}
    </ErrorState>
  )
}

function NoArticles({ state }: { readonly state: ArticleState }) {
  const { q, tag } = state
  const wanted = q ?? tag
  if (!wanted)
    return (
      <EmptyState
        title="No blog posts yet"
        actions={
          <ButtonLink to="/jobs" look="outline">
            Browse Jobs
          </ButtonLink>
        }
      >
        Come back soon, or look at the open jobs.
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        title="No articles found"
        actions={
          <ButtonLink to="/blog" look="outline">
            Show all articles
          </ButtonLink>
        }
      >
        {whyNone(state)}
      </EmptyState>
      {wanted && <NearestArticles wanted={wanted} />}
    </>
  )
}

function whyNone({ q, tag }: ArticleState): string {
  const about = tag ? `No article about ${tagText(tag)}` : 'No article'
  return q ? `${about} has all the words of “${q}”.` : `${about} is published.`
}

/** Ignores the tag, because the category may be the reason that there are no hits. */
function NearestArticles({ wanted }: { readonly wanted: string }) {
  const nearest = useKnown(nearestTo(wanted)) ?? []
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearest" className="grid gap-4">
      <h2 id="nearest" className="text-xl">
        Nearest to your search
      </h2>
      <ArticleGrid articles={nearest} level="h3" />
    </section>
  )
}
