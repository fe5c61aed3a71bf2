import { longDateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import type { Balance, BillingState } from '../contract.ts'
import { freeVersions } from '../rules.ts'

const count = (number: number): string => number.toLocaleString('en-IN')

function leftOf(state: BillingState, entitlement: Balance['entitlement']): number {
  return state.balances.find((balance) => balance.entitlement === entitlement)?.left ?? 0
}

/** An example for visitors, labelled as such, with the figures of the specification. */
export function SampleStatus() {
  return (
    <Status title="Your plan at a glance" badge={<Badge look="marigold">Example</Badge>} text="Sign in to see your own figures.">
      <Stats
        figures={[
          { label: 'jobs unlocked', value: '100' },
          { label: 'DB boosts', value: '3' },
        ]}
      />
    </Status>
  )
}

export function SeekerStatus({ state }: { readonly state: BillingState }) {
  return (
    <Status title={`Your plan: ${state.current?.name ?? 'Free'}`} text={endText(state)}>
      <Stats
        figures={[
          { label: 'jobs unlocked', value: 'All', note: 'In every plan' },
          { label: 'stored CV versions', value: count(freeVersions + leftOf(state, 'cv_versions')) },
        ]}
      />
    </Status>
  )
}

type CompanyStatusProps = {
  readonly state: BillingState
  /** The plan of a company that has bought none, as its billing page names it. */
  readonly otherwise: { readonly plan: string; readonly status: string }
}

export function CompanyStatus({ state, otherwise }: CompanyStatusProps) {
  const { plan, status } = otherwise
  return (
    <Status title={`Your plan: ${state.current?.name ?? plan}`} text={state.current ? endText(state) : `Status: ${status}.`}>
      <Stats
        figures={[
          ...(state.posts
            ? [{ label: 'job posts in use', value: `${count(state.posts.used)} of ${count(state.posts.limit)}` }]
            : []),
          { label: 'boosts left', value: count(leftOf(state, 'boosts')) },
          { label: 'unlocks left', value: count(leftOf(state, 'resume_unlocks')) },
          { label: 'AI Voice Interviewer', value: state.addon.isActive ? 'Active' : 'No' },
        ]}
      />
    </Status>
  )
}

function endText({ paidUntil }: BillingState): string {
  return paidUntil ? `Paid until ${longDateText(paidUntil)}. It does not renew itself.` : 'Free, without an end.'
}

type StatusProps = {
  readonly title: string
  readonly text: string
  readonly badge?: React.ReactNode
  readonly children: React.ReactNode
}

function Status({ title, text, badge, children }: StatusProps) {
  return (
    <Card aria-labelledby="plan-status" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plan-status" className="flex flex-wrap items-center gap-3 text-xl">
          {title} {badge}
        </h2>
        <p className="text-soft">{text}</p>
      </div>
      {children}
    </Card>
  )
}
