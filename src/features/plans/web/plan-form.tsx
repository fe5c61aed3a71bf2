import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { PlanInput, type plans, type StaffPlan } from '../contract.ts'
import type { PlanType } from '../rules.ts'
import { PlanFields } from './plan-fields.tsx'

const call = apiCalls<typeof plans>()

type PlanFormProps = {
  /** Null for a new plan. */
  readonly plan: StaffPlan | null
  readonly planType: PlanType
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

function useSave({ plan, onClose, onSaved }: PlanFormProps, features: readonly string[]) {
  return useFormSubmit(
    async (form) => {
      const body = read(form, features)
      if (plan) await call('PUT /api/admin/pricing-plans/:id', { params: { id: plan.id }, body })
      else await call('POST /api/admin/pricing-plans', { body })
      onClose()
      toast({ title: `Pricing plan ${plan ? 'updated' : 'created'} successfully` })
      await onSaved()
    },
    { title: `Failed to ${plan ? 'update' : 'create'} pricing plan` },
  )
}

export function PlanForm(props: PlanFormProps) {
  const { plan, planType, onClose } = props
  const [features, setFeatures] = useState<readonly string[]>(plan?.features ?? [])
  const [typed, setTyped] = useState('')
  const { errors, isBusy, onSubmit, onInput } = useSave(props, [...features, typed])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={plan ? `Edit ${plan.name}` : 'New plan'}
      description={plan ? 'Those who have bought it keep what they bought.' : 'It is on sale as soon as it is saved.'}
      className="max-w-2xl"
      footer={
        <>
          <Button type="submit" form="plan-form" isBusy={isBusy}>
            {plan ? 'Save plan' : 'Create plan'}
          </Button>
          <Button look="secondary" isBusy={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="plan-form" noValidate aria-label="Plan" onSubmit={onSubmit} onInput={onInput}>
        <PlanFields
          plan={plan}
          planType={planType}
          errors={errors}
          features={{ items: features, onItems: setFeatures, typed, onTyped: setTyped }}
        />
      </form>
    </Dialog>
  )
}

const flags = ['available', 'bestValue', 'isTopUp', 'isActive', 'includesAddon'] as const

function read(form: HTMLFormElement, features: readonly string[]) {
  const given = new FormData(form)
  const { data, error } = PlanInput.safeParse({
    ...Object.fromEntries(given),
    ...Object.fromEntries(flags.map((flag) => [flag, given.has(flag)])),
    features,
  })
  if (!error) return data
  throw new InvalidForm(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])))
}
