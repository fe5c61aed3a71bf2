import { useSuspenseQuery } from '@tanstack/react-query'
import { planText } from '#features/employers/rules.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { ProgressBar } from '#platform/web/ui/bars.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { longDateText } from '#platform/contract/dates.ts'
import { companyBilling } from './billing-queries.ts'
import { Balances, CurrentPlan, SubscriptionList } from './billing-parts.tsx'

/** The purchases of the company, the balances, and what comes next. */
export function BillingTab() {
  const profile = useSuspenseQuery(employerProfile).data
  const { role, interviewerAddonActive, interviewerAddonExpiry } = profile
  const { data: state } = useSuspenseQuery(companyBilling)
  const addon = [
    'AI Voice Interviewer',
    interviewerAddonActive
      ? `Active${interviewerAddonExpiry ? ` until ${longDateText(interviewerAddonExpiry)}` : ''}`
      : 'Not active',
  ] as const
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Card aria-labelledby="plan" className="grid gap-2">
        <h2 id="plan" className="text-xl">
          Your plan
        </h2>
        <CurrentPlan state={state} more={[addon]} otherwise={planText(profile)}>
          {role === 'owner' ? (
            <ButtonLink to="/pricing?for=employers" look="outline">
              {state.current ? 'Renew or change plan' : 'See plans'}
            </ButtonLink>
          ) : (
            <p className="text-soft">An owner of your company can renew or change it.</p>
          )}
        </CurrentPlan>
      </Card>
      {state.posts && <JobPosts {...state.posts} />}
      <Balances balances={state.balances} />
      <SubscriptionList subscriptions={state.subscriptions} />
    </div>
  )
}

const count = (number: number): string => number.toLocaleString('en-IN')

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

function leftText(left: number): string {
  if (left <= 0) return 'Close a job to post another one.'
  return `You can post ${count(left)} more ${left === 1 ? 'job' : 'jobs'}.`
}
