import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import type { Job } from '../contract.ts'
import { Company } from './company.tsx'
import { JobArticle } from './job-article.tsx'
import { jobFor } from './job-queries.ts'
import { ShareButtons } from '#platform/web/ui/share-buttons.tsx'

type JobPageProps = {
  readonly jobId: string
  readonly actionsFor: (job: Job) => ReactNode
  readonly payOf: (job: Job) => ReactNode
  /** The ratings of a company by applicants. */
  readonly standingOf: (companyId: string) => ReactNode
  readonly similar: ReactNode
  /** Shown below everything else. */
  readonly report: ReactNode
}

/** Everything about one job. */
export function JobPage({ jobId, actionsFor, payOf, standingOf, similar, report }: JobPageProps) {
  const { data: job } = useSuspenseQuery(jobFor(jobId))
  const { origin } = use(SiteIdentity)
  return (
    <>
      <div className="-mt-3 mb-1 flex items-center justify-between print:hidden two:-mt-4 two:mb-2">
        <BackLinks isCompact />
        <div className="-mr-3 flex flex-wrap">
          <ShareButtons address={`${origin}/jobs/${job.id}`} title={`${job.title} at ${job.company}`} />
        </div>
      </div>
      <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_300px] two:gap-8">
        <article className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere two:gap-6 two:p-8">
          <JobArticle job={job} pay={payOf(job)} actions={actionsFor(job)} />
          {report}
        </article>
        <aside className="grid gap-6" aria-label="Company and similar jobs">
          <Company job={job}>{standingOf(job.employer.id)}</Company>
          {similar}
        </aside>
      </div>
    </>
  )
}
