import { useLoaderData } from 'react-router'
import { categoryCounts, latestArticles, quickTips } from '#features/articles/web/article-queries.ts'
import { QuickTips, StartChat, SuccessStories } from '#features/articles/web/guidance-extras.tsx'
import { CategoryCards, LatestArticles } from '#features/articles/web/guidance-hub.tsx'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** The categories are shown even if the articles could not be loaded. */
export const loader = load(async (client) => {
  const [failed] = await Promise.all([
    partFailureOf(client.ensureQueryData(latestArticles)),
    partFailureOf(client.ensureQueryData(categoryCounts)),
    partFailureOf(client.ensureQueryData(quickTips)),
  ])
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const failed = useLoaderData() as PartFailure | null // from the loader above
  return (
    <div>
      <Seo
        title="Career Guidance"
        description="Career guidance for India: CVs, interviews, changing jobs, skills, networking, salary and benefits. Free articles with sources."
        path="/career-guidance"
      />
      <PageHeader title="Career Guidance" lead="Free guides for each step, from the first CV to the last salary." />
      <div className="grid gap-10">
        <CategoryCards />
        <LatestArticles failed={failed} />
        <div className="grid gap-4 two:grid-cols-2">
          <StartChat />
          <QuickTips />
        </div>
        <SuccessStories />
      </div>
    </div>
  )
}
