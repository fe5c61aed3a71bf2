import { Banknote, Clock, MapPin, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { agoText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Job } from '../contract.ts'
import { demographicLabels, experienceLabels, jobTypeLabels, salaryText } from '../rules.ts'

type Facts = { readonly job: Job }

export function JobPlace({ job }: Facts) {
  return (
    <Fact icon={<MapPin aria-hidden="true" className="size-4 shrink-0" />}>
      <span className="sr-only">Location: </span>
      {job.location}
    </Fact>
  )
}

export function Pay({ job }: Facts) {
  const isStated = job.salaryMin !== null || job.salaryMax !== null
  return (
    <Fact icon={<Banknote aria-hidden="true" className="size-4 shrink-0" />}>
      <span className="sr-only">Salary: </span>
      <span className={isStated ? 'font-semibold text-ink' : ''}>{salaryText(job)}</span>
      {isStated && ' a year'}
    </Fact>
  )
}

export function usePostedText({ createdAt }: Pick<Job, 'createdAt'>): string {
  const [now] = useState(() => new Date())
  return `Posted ${agoText(createdAt, now)}`
}

export function Posted({ job, text }: Facts & { readonly text: string }) {
  return (
    <Fact icon={<Clock aria-hidden="true" className="size-4 shrink-0" />}>
      {/* Midnight may pass between rendering on the server and in the browser. */}
      <time dateTime={job.createdAt} suppressHydrationWarning>
        {text}
      </time>
    </Fact>
  )
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-soft">
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** What kind of job it is, and for whom. */
export function Chips({ job }: Facts) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="About this job">
      {job.urgentHiring && (
        <li>
          <Badge look="marigold">
            <Zap aria-hidden="true" className="size-3.5" /> Urgent
          </Badge>
        </li>
      )}
      <li>
        <Badge>{jobTypeLabels[job.jobType]}</Badge>
      </li>
      <li>
        <Badge>{experienceLabels[job.experienceLevel]}</Badge>
      </li>
      {job.demographics.map((code) => (
        <li key={code}>
          <Badge look="blue">{demographicLabels[code]}</Badge>
        </li>
      ))}
    </ul>
  )
}
