import { useQueryClient } from '@tanstack/react-query'
import { rupeesText } from '#features/billing/rules.ts'
import { InterviewerNote } from '#features/site/web/interviewer-note.tsx'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { subscriptions } from '../contract.ts'
import { addonPaise } from '../rules.ts'
import { reloadBilling } from './billing-queries.ts'
import { type PurchaseTexts, usePurchase } from './use-purchase.tsx'

const call = apiCalls<typeof subscriptions>()

const texts: PurchaseTexts = {
  notStarted: { title: 'Checkout Failed', text: 'Failed to initiate payment. Please try again.', isAlert: true },
  notVerified: { title: 'Payment Verification Failed', text: 'Please contact support if money was deducted.', isAlert: true },
  paid: { title: 'Upgrade Successful', text: 'AI Voice Interviewer addon has been activated!' },
}

function useAddonPurchase() {
  const client = useQueryClient()
  return usePurchase(
    {
      description: 'AI Voice Interviewer, one month',
      order: async () => {
        const { orderId: id, amount, currency } = await call('POST /api/billing/interviewer/checkout', {})
        return { id, amount, currency }
      },
      verify: (receipt) => call('POST /api/billing/interviewer/verify', { body: receipt }),
      onPaid: () => reloadBilling(client),
    },
    texts,
  )
}

const gains = [
  'Candidates answer your questions by voice, when it suits them.',
  'Each answer gets a score from 1 to 10 per competency, with its reason.',
  'Download each interview as a CSV report.',
]

/** Shown to a company without the add-on. */
export function AddonUpsell({ isOwner }: { readonly isOwner: boolean }) {
  return (
    <Card aria-labelledby="addon" className="grid max-w-2xl gap-4">
      <h2 id="addon" className="text-xl">
        AI Voice Interviewer
      </h2>
      <p>A first interview with every applicant, without a call from you.</p>
      <ul className="grid list-disc gap-1 pl-5">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <InterviewerNote />
      <p>
        <span className="text-2xl font-semibold">{rupeesText(addonPaise)} a month</span>
        <span className="block text-sm text-soft">With GST. It does not renew itself.</span>
      </p>
      {isOwner ? <Upgrade /> : <p className="text-soft">An owner of your company can buy it.</p>}
    </Card>
  )
}

function Upgrade() {
  const { isBusy, isOff, dialog, help, buy } = useAddonPurchase()
  const isHydrated = useHydrated()
  return (
    <>
      <Button look="outline" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated || isOff} onClick={buy}>
        Upgrade
      </Button>
      <NeedsScript what="These buttons need" />
      {isOff && <p className="text-sm text-soft">Payments are turned off on this site.</p>}
      {help}
      {dialog}
    </>
  )
}

/** Buys a further month, from the end of the present one. */
export function RenewAddon() {
  const { isBusy, isOff, dialog, help, buy } = useAddonPurchase()
  const isHydrated = useHydrated()
  return (
    <>
      <Button look="outline" isBusy={isBusy} disabled={!isHydrated || isOff} onClick={buy}>
        Renew for a month
      </Button>
      {help}
      {dialog}
    </>
  )
}
