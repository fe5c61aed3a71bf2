import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDateText } from '#platform/contract/dates.ts'
import { ProgressBar } from '#platform/web/ui/bars.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { planText } from '../../rules.ts'
import { employerProfile } from '../employer-queries.ts'

/** What the company has bought and used, as the database has it. */
export function BillingTab() {
  const profile = useSuspenseQuery(employerProfile).data
  const { plan, status } = planText(profile)
  const { subscriptionExpiry, jobPostingLimit, jobPostingUsed, interviewerAddonActive, interviewerAddonExpiry } = profile
  return (
    <div className="grid max-w-2xl gap-6">
      <Card aria-labelledby="plan">
        <h2 id="plan" className="mb-2 text-xl">
          Your plan
        </h2>
        <dl>
          <Row name="Plan" value={plan} />
          <Row name="Status" value={status} />
          <Row name="Runs until" value={subscriptionExpiry ? longDateText(subscriptionExpiry) : 'No end date'} />
          <Row
            name="AI Voice Interviewer"
            value={interviewerAddonActive ? activeUntil(interviewerAddonExpiry) : 'Not in your plan'}
          />
        </dl>
      </Card>
      <JobPosts limit={jobPostingLimit} used={jobPostingUsed} />
      <p className="max-w-prose text-soft">Payments open soon. Until then nothing is charged, and your plan stays as it is. </p>
      <div>
        <ButtonLink to="/contact-us" look="outline">
          Ask about plans
        </ButtonLink>
      </div>
    </div>
  )
}

function JobPosts({ limit, used }: { readonly limit: number; readonly used: number }) {
  return (
    <Card aria-labelledby="posts" className="grid gap-2">
      <h2 id="posts" className="text-xl">
        Job posts
      </h2>
      <p>
        {count(used)} of {count(limit)} in use
      </p>
      <ProgressBar label="Job posts in use" value={Math.min(used, limit)} max={Math.max(limit, 1)} />
      <p className="text-sm text-soft">{leftText(limit - used)}</p>
    </Card>
  )
}

const count = (number: number): string => number.toLocaleString('en-IN')

function leftText(left: number): string {
  if (left <= 0) return 'Close a job to post another one.'
  return `You can post ${count(left)} more ${left === 1 ? 'job' : 'jobs'}.`
}

function activeUntil(end: string | null): string {
  return end ? `Active until ${longDateText(end)}` : 'Active'
}

function Row({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-0">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
