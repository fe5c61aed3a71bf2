import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { paymentHelp, PaymentState } from '../help-contract.ts'
import { rupeesText } from '../rules.ts'
import { paymentWords } from './payment-words.ts'

const call = apiCalls<typeof paymentHelp>()
const fetchQuestion = async () => (await import('../help-contract.ts')).PaymentQuestion

type PaymentHelpProps = { readonly reference: string; readonly supportEmail: string }

/** Asks at once if the URL has a reference, for example after a payment in another app. */
export function PaymentHelp({ reference, supportEmail }: PaymentHelpProps) {
  const { state, form, isHydrated, checks, errors, isBusy, onSubmit, onInput } = usePaymentState(reference)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form
        ref={form}
        method="post"
        {...checks}
        aria-label="Find a payment"
        className="grid max-w-xl gap-4"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <Field
          label="Order id, payment id or UTR"
          name="reference"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="Such as order_…, pay_…, or the 12 digits of your UPI app."
          defaultValue={reference}
          error={errors['reference']}
        />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
            Check Payment
          </Button>
        </div>
        <NeedsScript />
      </form>
      <output className="block empty:hidden">{state && <PaymentAnswer state={state} supportEmail={supportEmail} />}</output>
    </div>
  )
}

function usePaymentState(reference: string) {
  const [state, setState] = useState<PaymentState | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchQuestion)
  const submitting = useFormSubmit(
    async (filled) => {
      setState(null)
      setState(await call('POST /api/billing/payment-state', { body: await readForm(fetchQuestion, filled) }))
    },
    { title: 'Not Checked' },
    { notFound: 'reference' },
  )
  const wasSent = useRef(reference === '')
  useEffect(() => {
    if (!isHydrated || wasSent.current) return
    wasSent.current = true
    form.current?.requestSubmit()
  }, [isHydrated])
  return { state, form, isHydrated, checks, ...submitting }
}

const icons = { good: CircleCheck, wait: Clock, bad: CircleAlert } as const
const colors = { good: 'text-leaf', wait: 'text-marigold-ink', bad: 'text-brick' } as const

function PaymentAnswer({ state, supportEmail }: { readonly state: PaymentState; readonly supportEmail: string }) {
  const { title, text, look } = paymentWords(state)
  const Icon = icons[look]
  return (
    <Card className="grid max-w-xl gap-3">
      <h2 className="flex items-start gap-2 text-lg">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colors[look]}`} />
        {title}
      </h2>
      <p>{text}</p>
      <PaymentFacts state={state} />
      <p className="text-sm text-soft">
        Is this not right? Write to{' '}
        <a href={`mailto:${supportEmail}?subject=${state.orderId}`} className="underline underline-offset-4">
          {supportEmail}
        </a>{' '}
        and name the order.
      </p>
    </Card>
  )
}

const at = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`

function PaymentFacts({ state: { orderId, paymentId, amountPaise, orderedAt, paidAt } }: { readonly state: PaymentState }) {
  const rows = [
    ['Amount', rupeesText(amountPaise)],
    ['Ordered', at(orderedAt)],
    ...(paidAt ? [['Paid', at(paidAt)] as const] : []),
    ['Order', orderId],
    ...(paymentId ? [['Payment', paymentId] as const] : []),
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 wrap-anywhere">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
