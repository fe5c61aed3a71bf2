import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Balances, CurrentPlan, SubscriptionList } from './billing-parts.tsx'
import { ownBilling } from './billing-queries.ts'

/** The plan of a job seeker, in the settings. */
export function OwnPlan() {
  const { data: state } = useSuspenseQuery(ownBilling)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CurrentPlan state={state}>
        <ButtonLink to="/pricing?for=seekers" look="outline">
          {state.current ? 'Renew or change plan' : 'See plans'}
        </ButtonLink>
      </CurrentPlan>
      <Balances balances={state.balances} />
      <SubscriptionList subscriptions={state.subscriptions} />
    </div>
  )
}
