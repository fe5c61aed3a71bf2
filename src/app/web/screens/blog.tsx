import { useLoaderData } from 'react-router'
import { tagText } from '#features/articles/categories.ts'
import { ArticleList } from '#features/articles/web/article-list.tsx'
import { addressOf, articlesFor, articlesIn, nearestTo } from '#features/articles/web/article-queries.ts'
import { ArticleSearch } from '#features/articles/web/article-search.tsx'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** A failed search is reported in place of the list, and the typed text stays. */
export const loader = load(async (client, { searchParams }) => {
  const state = articlesIn(searchParams)
  const failed = await partFailureOf(client.ensureQueryData(articlesFor(state)))
  const isEmpty = client.getQueryData(articlesFor(state).queryKey)?.total === '0'
  const wanted = state.q ?? state.tag
  // The nearest articles for an empty list. If they cannot be loaded, the list is just empty.
  if (wanted && isEmpty) await client.prefetchQuery(nearestTo(wanted))
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const state = articlesIn(useSearchParams())
  const failed = useLoaderData() as PartFailure | null // from the loader above
  const topic = state.tag ? `Articles about ${tagText(state.tag)}` : 'Blog'
  return (
    <div>
      <Seo
        title={topic}
        description="Guides for job seekers in India: CVs, interviews, skills, notice periods, provident fund, gratuity and take-home pay, with sources."
        path={addressOf(state)}
        isHidden={Boolean(state.q)}
      />
      {import.meta.env.SSR && <Feeds />}
      <PageHeader title="Blog" lead="Guides to work in India, with sums and sources." />
      <div className="grid gap-6">
        <ArticleSearch state={state} />
        <ArticleList state={state} failed={failed} />
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4 print:hidden">
          <p className="font-medium">Looking for a way forward?</p>
          <ButtonLink to="/career-guidance" look="outline">
            Explore Career Guidance
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Feeds() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/feed.xml" />
      <link rel="alternate" type="application/feed+json" title="Blog" href="/blog/feed.json" />
    </>
  )
}
