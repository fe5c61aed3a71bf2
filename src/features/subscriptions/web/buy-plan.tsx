import { useQueryClient } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import type { billing } from '#features/billing/contract.ts'
import { rupeesText } from '#features/billing/rules.ts'
import type { Plan } from '#features/plans/contract.ts'
import { planButtonClass } from '#features/plans/web/plan-button-class.ts'
import { plansFor } from '#features/plans/web/plan-queries.ts'
import { dayMs, longDateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { BillingState } from '../contract.ts'
import { reloadBilling } from './billing-queries.ts'
import { type PurchaseTexts, usePurchase } from './use-purchase.tsx'

const call = apiCalls<typeof billing>()

const texts: PurchaseTexts = {
  notStarted: { title: 'Payment Failed', text: 'Failed to initiate payment. Please try again.', isAlert: true },
  notVerified: { title: 'Payment Verification Failed', text: 'Please contact support if amount was deducted.', isAlert: true },
  paid: { title: 'Payment Successful', text: 'Your payment has been processed successfully.' },
}

/** The viewer of a plan: a visitor, a job seeker, an owner, or a member of a company who may not buy. */
export type Buyer = 'visitor' | 'seeker' | 'owner' | 'member'

type BuyPlanProps = {
  readonly plan: Plan
  readonly buyer: Buyer
  readonly state: BillingState | null
  /** True for the card whose button is filled. */
  readonly isMain: boolean
}

export function BuyPlan({ plan, buyer, state, isMain }: BuyPlanProps) {
  const look = planButtonClass(plan.buttonColor, isMain)
  const isForCompanies = plan.audience === 'employer'
  if (!plan.available) return <p className="text-soft">Not on sale at the moment.</p>
  if (isForCompanies && (buyer === 'visitor' || buyer === 'seeker')) {
    // The sign-in leads back for a signed-in person. The portal tells a job seeker how to hire.
    const to =
      buyer === 'seeker' ? '/employer-portal' : `/employer/login?returnTo=${encodeURIComponent('/pricing?for=employers')}`
    return (
      <Link to={to} className={look}>
        {plan.buttonText}
      </Link>
    )
  }
  if (buyer === 'visitor') {
    return (
      <a href={loginHref('/pricing')} className={look}>
        {plan.buttonText}
      </a>
    )
  }
  if (!isForCompanies && buyer !== 'seeker') return <p className="text-soft">For job seekers.</p>
  if (buyer === 'member') return <p className="text-soft">An owner of your company can buy it.</p>
  return <PayButton plan={plan} state={state} look={look} />
}

type PayButtonProps = Pick<BuyPlanProps, 'plan' | 'state'> & { readonly look: string }

function PayButton({ plan, state, look }: PayButtonProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, isOff, dialog, help, buy } = usePurchase(
    {
      description: plan.name,
      order: () => call('POST /api/razorpay/create-order', { body: { amount: plan.price, currency: 'INR', planId: plan.id } }),
      verify: ({ razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature }) =>
        call('POST /api/razorpay/verify-payment', { body: { order_id, payment_id, signature } }),
      onPaid: () => reloadBilling(client),
      onNotStarted: () => client.fetchQuery({ ...plansFor(plan.audience), staleTime: 0 }),
    },
    texts,
  )
  return (
    <>
      <button
        type="button"
        className={look}
        aria-disabled={isBusy || undefined}
        disabled={!isHydrated || isOff}
        onClick={isBusy ? undefined : buy}
      >
        {plan.buttonText}
      </button>
      <p className="text-sm text-soft empty:hidden">{isOff ? 'Payments are turned off on this site.' : noteOf(plan, state)}</p>
      {help}
      {dialog}
    </>
  )
}

/** Says what happens to the running plan. */
function noteOf({ id, isTopUp, durationDays, price }: Plan, state: BillingState | null): string {
  if (!state?.current || !state.paidUntil) return ''
  if (isTopUp) return 'Runs beside your plan.'
  if (state.current.planId === id) return `Renews: the new period begins on ${longDateText(state.paidUntil)}.`
  const days = Math.floor((durationDays * dayMs * state.creditPaise) / Math.round(price * 100) / dayMs)
  return `Replaces ${state.current.name}. Its unused ${rupeesText(state.creditPaise)} adds ${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}.`
}
