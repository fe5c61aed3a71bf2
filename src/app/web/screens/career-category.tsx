import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useLoaderData, useParams } from 'react-router'
import { categories, type CategoryTag, isCategory } from '#features/articles/categories.ts'
import { ArticleGrid } from '#features/articles/web/article-card.tsx'
import { FailedArticles } from '#features/articles/web/article-list.tsx'
import { articlesOf } from '#features/articles/web/article-queries.ts'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'

export const loader = load(async (client, _url, { tag = '' }) => {
  if (!isCategory(tag)) return loaderResult(null, 404)
  const failed = await partFailureOf(client.ensureQueryData(articlesOf(tag)))
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const { tag = '' } = useParams()
  const failed = useLoaderData() as PartFailure | null // from the loader above
  return isCategory(tag) ? <Category tag={tag} failed={failed} /> : <Missing />
}

function Category({ tag, failed }: { readonly tag: CategoryTag; readonly failed: PartFailure | null }) {
  const { data: articles = [] } = useQuery({ ...articlesOf(tag), enabled: false })
  const { title, lead } = categories[tag]
  const address = `/career-guidance/category/${tag}`
  return (
    <div>
      <Seo title={title} description={`${lead} Articles for job seekers in India, with sources.`} path={address} />
      <PageHeader title={title} lead={lead} actions={<BackToGuidance />} />
      {failed && <FailedArticles address={address} failed={failed} />}
      {!failed && articles.length === 0 && <EmptyState title="No articles available in this category yet." />}
      {articles.length > 0 && <ArticleGrid articles={articles} />}
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
