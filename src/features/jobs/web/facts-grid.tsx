import type { ReactNode } from 'react'
import { longDateText } from '#platform/contract/dates.ts'
import type { Job, JobInFull } from '../contract.ts'
import { experienceLabels, jobTypeLabels, noticeText, workplaceLabels } from '../rules.ts'
import { usePostedText } from './job-facts.tsx'

/** The facts by which people decide, in the same place for every job. A list does not know when a job closes, so space for the date is reserved. */
export function FactsGrid({ job }: { readonly job: Job & Partial<JobInFull> }) {
  const posted = usePostedText(job).replace(/^Posted (.)/, (_, first: string) => first.toUpperCase())
  const { expiresAt } = job
  return (
    <dl
      aria-label="Facts"
      className="grid grid-cols-2 gap-x-4 gap-y-1.5 border-t border-line pt-3 max-sm:text-sm sm:grid-cols-3 two:gap-y-3 two:pt-4"
    >
      <Fact name="Experience">{experienceLabels[job.experienceLevel]}</Fact>
      <Fact name="Type">{jobTypeLabels[job.jobType]}</Fact>
      <Fact name="Location">{job.location}</Fact>
      {job.workplace && job.workplace !== 'remote' && <Fact name="Workplace">{workplaceLabels[job.workplace]}</Fact>}
      <Fact name="Posted">
        {/* Midnight may pass between the rendering on the server and in the browser. */}
        <time dateTime={job.createdAt} suppressHydrationWarning>
          {posted}
        </time>
      </Fact>
      <Fact name="Apply before">{expiresAt === null ? 'Open until filled' : expiresAt ? longDateText(expiresAt) : '\u00a0'}</Fact>
      {(job.openings ?? 1) > 1 && <Fact name="Openings">{job.openings}</Fact>}
      {typeof job.noticeDays === 'number' && <Fact name="Notice period">{noticeText(job.noticeDays)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
