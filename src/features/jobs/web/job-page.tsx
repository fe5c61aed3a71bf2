import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '../contract.ts'
import { Company } from './company.tsx'
import { JobArticle } from './job-article.tsx'
import { jobFor } from './job-queries.ts'

type JobPageProps = {
  readonly jobId: string
  readonly actionsFor: (job: Job) => ReactNode
  readonly similar: ReactNode
}

/** Everything about one job. */
export function JobPage({ jobId, actionsFor, similar }: JobPageProps) {
  const { data: job } = useSuspenseQuery(jobFor(jobId))
  return (
    <div className="grid items-start gap-8 two:grid-cols-[minmax(0,1fr)_300px]">
      <article className="grid gap-6 rounded-card border border-line bg-card p-4 wrap-anywhere two:p-8">
        <JobArticle job={job} actions={actionsFor(job)} />
      </article>
      <aside className="grid gap-6" aria-label="Company and similar jobs">
        <Company job={job} />
        {similar}
      </aside>
    </div>
  )
}
