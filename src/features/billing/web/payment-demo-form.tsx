import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formDraft } from '#platform/web/form-draft.ts'
import { fieldOf, readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { demoRupees, leastRupees, paiseIn, rupeesText } from '../rules.ts'
import type { GatewayFacts } from './checkout.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentSummary, type PaymentInput } from './payment-summary.tsx'
import { usePayment, paymentFailed } from './use-payment.tsx'

const draft = formDraft('demo-payment')
const fetchPayment = async () => (await import('../contract.ts')).DemoPayment

type DemoFormProps = {
  readonly gateway: GatewayFacts
  readonly companyName: string
  readonly supportEmail: string
  /** The signed-in person; empty for a visitor. */
  readonly customer: { readonly name: string; readonly email: string }
}

export function PaymentDemoForm({ gateway, companyName, supportEmail, customer }: DemoFormProps) {
  const payment = usePayment(gateway, companyName)
  const { form, typed, errors, isBusy, onSubmit, onInput } = useDemo(customer, payment)
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchPayment)
  const isOff = gateway.kind === 'off'
  return (
    <>
      <form
        ref={form}
        {...checks}
        aria-label="Payment Demo"
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_340px]"
      >
        <Card aria-label="Payment">
          <PaymentFields errors={errors} customer={customer} />
        </Card>
        <Card aria-labelledby="summary" className="grid gap-4">
          <PaymentSummary input={typed} gateway={gateway} />
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated || isOff}>
            {typed.amountPaise === null ? 'Pay' : `Pay ${rupeesText(typed.amountPaise)}`}
          </Button>
          <NeedsScript />
          <PaymentOutcome outcome={payment.outcome} supportEmail={supportEmail} onConfirm={payment.confirmAgain} />
        </Card>
      </form>
      {payment.dialog}
    </>
  )
}

type FieldsProps = Pick<DemoFormProps, 'customer'> & { readonly errors: Readonly<Record<string, string>> }

function PaymentFields({ errors, customer }: FieldsProps): ReactNode {
  return (
    <div className="grid gap-4">
      <Field
        label="Amount"
        name="amount"
        type="number"
        inputMode="decimal"
        min={leastRupees}
        step="0.01"
        required
        hint="In rupees, at least ₹1"
        defaultValue={demoRupees}
        autoComplete="off"
        error={errors['amount']}
      />
      <Field label="Description" name="description" isOptional maxLength={200} autoComplete="off" error={errors['description']} />
      <Field
        label="Customer name"
        name="customerName"
        isOptional
        maxLength={100}
        autoComplete="name"
        defaultValue={customer.name}
        error={errors['customerName']}
      />
      <Field
        label="Customer email"
        name="customerEmail"
        type="email"
        isOptional
        maxLength={254}
        autoComplete="email"
        hint="Sent to the checkout. We don't save them."
        defaultValue={customer.email}
        error={errors['customerEmail']}
      />
    </div>
  )
}

function useDemo(customer: DemoFormProps['customer'], payment: ReturnType<typeof usePayment>) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<PaymentInput>({
    amountPaise: demoRupees * 100,
    description: '',
    customerName: customer.name,
    customerEmail: customer.email,
  })
  useEffect(() => {
    draft.fillIn(form.current)
    if (form.current) setTyped(typedIn(form.current))
  }, [])
  const { onInput, ...sending } = useFormSubmit(async (given) => {
    payment.clear()
    const { kind } = await payment.payFor(await readForm(fetchPayment, given))
    if (kind === 'paid') draft.forget()
  }, paymentFailed)
  return {
    form,
    typed,
    ...sending,
    onInput: (event: Parameters<typeof onInput>[0]): void => {
      draft.keep(event.currentTarget)
      setTyped(typedIn(event.currentTarget))
      onInput(event)
    },
  }
}

/** The input for the summary. An invalid amount is left out. */
function typedIn(form: HTMLFormElement): PaymentInput {
  const text = (name: string): string => fieldOf(form, name)?.value ?? ''
  return {
    amountPaise: paiseIn(text('amount')),
    description: text('description'),
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
  }
}
