import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { Company } from '#features/jobs/web/company.tsx'
import { JobArticle } from '#features/jobs/web/job-article.tsx'
import { jobFor } from '#features/jobs/web/job-queries.ts'
import { PayComparison } from './pay-comparison.tsx'
import { useSplitView } from './use-split-view.ts'

type OpenJobProps = {
  readonly job: Job
  readonly list: RefObject<HTMLElement | null>
  readonly actions: ReactNode
  readonly standingOf: (companyId: string) => ReactNode
}

/** A whole job beside the list. Handles the keys and clicks that open another job. */
export function OpenJob({ job, list, ...parts }: OpenJobProps) {
  useSplitView(list, job.id)
  return (
    <>
      <output className="sr-only">{job.title} is open beside the list</output>
      <WholeJob key={job.id} job={job} {...parts} />
    </>
  )
}

/** The details that the list does not contain are loaded and added at the end. */
function WholeJob({ job, actions, standingOf }: Omit<OpenJobProps, 'list'>) {
  const { data: whole } = useQuery(jobFor(job.id))
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    content.current?.parentElement?.scrollTo(0, 0)
  }, [])
  return (
    <div ref={content} className="grid gap-5 p-5">
      <JobArticle job={whole ?? job} pay={<PayComparison job={job} />} actions={actions} isBesideList />
      {whole && <Company job={whole}>{standingOf(whole.employer.id)}</Company>}
    </div>
  )
}
