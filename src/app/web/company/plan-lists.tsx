import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import type { Plan } from '#features/plans/contract.ts'
import { type Audience, planTypeLabels, planTypes } from '#features/plans/rules.ts'
import { PlanCard } from '#features/plans/web/plan-card.tsx'
import { PlanComparison } from '#features/plans/web/plan-comparison.tsx'
import { companyBilling, ownBilling } from '#features/subscriptions/web/billing-queries.ts'
import { InterviewerNote } from '#features/site/web/interviewer-note.tsx'
import { type Buyer, BuyPlan } from '#features/subscriptions/web/buy-plan.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'

type PlansProps = { readonly audience: Audience; readonly plans: readonly Plan[] }

/** The plans as cards (those of companies grouped by the number of vacancies) and as a comparison. */
export function Plans({ audience, plans }: PlansProps) {
  const groups = audience === 'seeker' ? [{ name: null, plans }] : byType(plans)
  const main = plans.find(({ bestValue, available }) => bestValue && available) ?? plans.find(({ available }) => available)
  return (
    <>
      <NeedsScript what="These buttons need" />
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name ?? 'Plans for job seekers'} className="grid gap-4">
          <h2 className={group.name ? 'text-xl' : 'sr-only'}>{group.name ?? 'Plans'}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {group.plans.map((plan) => (
              <li key={plan.id}>
                <PlanItem plan={plan} isMain={plan === main} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="comparison" className="grid gap-4">
        <h2 id="comparison" className="text-xl">
          Compare plans
        </h2>
        <PlanComparison audience={audience} plans={plans} />
        {audience === 'employer' && (
          <div className="grid gap-1">
            <h3 className="font-semibold">AI Voice Interviewer</h3>
            <InterviewerNote />
          </div>
        )}
      </section>
    </>
  )
}

function byType(plans: readonly Plan[]): readonly { readonly name: string; readonly plans: readonly Plan[] }[] {
  const groups = planTypes.map((type) => ({
    name: planTypeLabels[type],
    plans: plans.filter(({ planType }) => planType === type),
  }))
  return groups.filter((group) => group.plans.length > 0)
}

function PlanItem({ plan, isMain }: { readonly plan: Plan; readonly isMain: boolean }) {
  const buyer = useBuyer()
  const { data: ofCompany } = useQuery({ ...companyBilling, enabled: false })
  const { data: own } = useQuery({ ...ownBilling, enabled: false })
  const state = (buyer === 'seeker' ? own : ofCompany) ?? null
  return (
    <PlanCard plan={plan}>
      <BuyPlan plan={plan} buyer={buyer} state={state} isMain={isMain} />
    </PlanCard>
  )
}

function useBuyer(): Buyer {
  const { data: user } = useSuspenseQuery(signedIn)
  const { data: profile } = useQuery({ ...employerProfile, enabled: false })
  if (!user) return 'visitor'
  if (!user.isEmployer) return 'seeker'
  return profile?.role === 'owner' ? 'owner' : 'member'
}
