import { Badge } from '#platform/web/ui/badge.tsx'
import { rupeesText } from '../rules.ts'
import type { GatewayFacts } from './checkout.ts'

export type PaymentInput = {
  readonly amountPaise: number | null
  readonly description: string
  readonly customerName: string
  readonly customerEmail: string
}

/** The order that is about to be paid, updated while typing. */
export function PaymentSummary({ input, gateway }: { readonly input: PaymentInput; readonly gateway: GatewayFacts }) {
  const rows = [
    ['Description', input.description],
    ['Customer', input.customerName],
    ['Email', input.customerEmail],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="summary" className="text-xl">
          Summary
        </h2>
        <Mode gateway={gateway} />
      </div>
      <dl className="grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value.trim() || <span className="text-soft">Not given</span>}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">Amount</dt>
          <dd className="text-2xl font-semibold">{input.amountPaise === null ? '–' : rupeesText(input.amountPaise)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Says whether real money is paid, which people want to know first. */
function Mode({ gateway: { kind, keyId } }: { readonly gateway: GatewayFacts }) {
  if (kind === 'off') return null
  if (kind === 'sandbox') return <Badge look="marigold">Sandbox: no money moves</Badge>
  const isTest = keyId?.startsWith('rzp_test_')
  return isTest ? <Badge look="marigold">Test mode: no money moves</Badge> : <Badge look="brick">Live: real money moves</Badge>
}
