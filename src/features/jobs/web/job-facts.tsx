import { Banknote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { agoText } from '#platform/contract/dates.ts'
import type { Job } from '../contract.ts'
import { salaryText } from '../rules.ts'

type Facts = { readonly job: Job }

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

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-soft">
      {icon}
      <span>{children}</span>
    </p>
  )
}
