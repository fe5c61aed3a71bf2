import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import { similarTo } from './similar-queries.ts'

type SimilarProps = { readonly jobId: string; readonly actionsFor: (job: Job) => ReactNode }

export function SimilarJobs({ jobId, actionsFor }: SimilarProps) {
  const { data: jobs = [] } = useQuery(similarTo(jobId))
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="print:hidden grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 id="similar-jobs" className="text-lg">
        Similar jobs
      </h2>
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} actions={actionsFor(job)} />
        ))}
      </ul>
    </section>
  )
}
