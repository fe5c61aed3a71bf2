import { ArrowLeft } from 'lucide-react'
import { useLoaderData, useParams } from 'react-router'
import { categories, type CategoryTag, isCategory } from '#features/articles/categories.ts'
import { ArticleGrid } from '#features/articles/web/article-card.tsx'
import { FailedArticles } from '#features/articles/web/article-list.tsx'
import { articlesIn, articlesOf } from '#features/articles/web/article-queries.ts'
import { NoSuchPage } from '#features/articles/web/no-such-page.tsx'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useKnown } from '#platform/web/use-known.ts'

export const loader = load(async (client, { searchParams }, { tag = '' }) => {
  if (!isCategory(tag)) return loaderResult(null, 404)
  const failed = await partFailureOf(client.ensureQueryData(articlesOf(tag, pageIn(searchParams))))
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const { tag = '' } = useParams()
  const failed = useLoaderData() as PartFailure | null // from the loader above
  return isCategory(tag) ? <Category tag={tag} failed={failed} /> : <Missing />
}

type CategoryProps = { readonly tag: CategoryTag; readonly failed: PartFailure | null }

/** The page number as in the URL; the call refuses an invalid one. */
const pageIn = (params: URLSearchParams): string => articlesIn(params).page ?? '1'

const addressOf = (tag: CategoryTag, page: string): string =>
  `/career-guidance/category/${tag}${page === '1' ? '' : `?page=${encodeURIComponent(page)}`}`

function Category({ tag, failed }: CategoryProps) {
  const page = pageIn(useSearchParams())
  const { title, lead } = categories[tag]
  const address = addressOf(tag, page)
  return (
    <div>
      <Seo title={title} description={`${lead} Articles for job seekers in India, with sources.`} path={address} />
      <PageHeader title={title} lead={lead} actions={<BackToGuidance />} />
      {failed ? <FailedArticles address={address} failed={failed} /> : <Articles tag={tag} page={page} />}
    </div>
  )
}

function Articles({ tag, page }: { readonly tag: CategoryTag; readonly page: string }) {
  const { items = [], isLast = true, total = '0' } = useKnown(articlesOf(tag, page)) ?? {}
  const number = Number(page)
  const hrefOf = (wanted: number): string => addressOf(tag, String(wanted))
  if (items.length === 0 && total !== '0') return <NoSuchPage page={number} total={Number(total)} hrefOf={hrefOf} />
  return (
    <div className="grid gap-4">
      {items.length === 0 ? <EmptyState title="No articles available in this category yet." /> : <ArticleGrid articles={items} />}
      {(number > 1 || !isLast) && <Pagination page={number} hasNext={!isLast} hrefOf={hrefOf} />}
    </div>
  )
}

function BackToGuidance() {
  return (
    <ButtonLink to="/career-guidance" look="outline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Career Guidance
    </ButtonLink>
  )
}

function Missing() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4 py-12">
      <Seo title="Category not found" isHidden />
      <h1 className="text-2xl two:text-3xl">Category not found</h1>
      <p className="text-soft">There are six categories. Choose one of them.</p>
      <BackToGuidance />
    </div>
  )
}
