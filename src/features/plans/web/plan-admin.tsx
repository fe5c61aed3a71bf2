import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { plans, StaffPlan } from '../contract.ts'
import { grantsNothing, type PlanType } from '../rules.ts'
import { planButtonClass } from './plan-button-class.ts'
import { PlanCard } from './plan-card.tsx'
import { managedPlans } from './plan-queries.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const PlanForm = lazyPart(async () => (await import('./plan-form.tsx')).PlanForm)
const DeletePlan = lazyPart(async () => (await import('./delete-plan.tsx')).DeletePlan)

const call = apiCalls<typeof plans>()

const tabs = [
  { name: 'single_vacancy', label: 'Single Vacancy Plans' },
  { name: 'multiple_vacancy', label: 'Multiple Vacancy Plans' },
] as const

/** The open dialog: the form of a new plan or of this one, or the question before it is deleted. */
type OpenDialog = { readonly kind: 'new' } | { readonly kind: 'edit' | 'delete'; readonly plan: StaffPlan }

/** The plans for staff, by the number of vacancies. */
export function PlanAdmin() {
  const { data: managed } = useSuspenseQuery(managedPlans)
  const [type, setType] = useState<PlanType>('single_vacancy')
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const isHydrated = useHydrated()
  const listed = managed.filter(({ planType }) => planType === type)
  const create = (): void => setOpen({ kind: 'new' })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Button className="justify-self-start" disabled={!isHydrated} onClick={create}>
        Add New Plan
      </Button>
      <Tabs label="Plan types" tabs={tabs} chosen={type} onChoose={setType}>
        {listed.length === 0 ? (
          <EmptyState
            title="No pricing plans found for this category."
            actions={
              <Button look="outline" disabled={!isHydrated} onClick={create}>
                Create First Plan
              </Button>
            }
          />
        ) : (
          <>
            <h2 className="sr-only">Plans</h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {listed.map((plan) => (
                <li key={plan.id}>
                  <ManagedPlan plan={plan} onOpen={setOpen} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Tabs>
      {open && <Opened open={open} planType={type} onClose={() => setOpen(null)} />}
    </div>
  )
}

type ManagedPlanProps = { readonly plan: StaffPlan; readonly onOpen: (open: OpenDialog) => void }

function ManagedPlan({ plan, onOpen }: ManagedPlanProps) {
  const isHydrated = useHydrated()
  return (
    <PlanCard
      plan={plan}
      most={3}
      badges={
        <>
          {!plan.isActive && <Badge look="brick">Inactive</Badge>}
          {grantsNothing(plan) && <Badge look="brick">Grants nothing</Badge>}
          <Badge>{plan.audience === 'seeker' ? 'Job seekers' : 'Companies'}</Badge>
        </>
      }
    >
      <button type="button" disabled className={planButtonClass(plan.buttonColor, false)}>
        {plan.buttonText}
      </button>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          disabled={!isHydrated}
          aria-label={`Edit ${plan.name}`}
          onClick={() => onOpen({ kind: 'edit', plan })}
        >
          Edit
        </Button>
        <Button
          look="danger"
          disabled={!isHydrated}
          aria-label={`Delete ${plan.name}`}
          onClick={() => onOpen({ kind: 'delete', plan })}
        >
          Delete
        </Button>
      </div>
    </PlanCard>
  )
}

type OpenedProps = { readonly open: OpenDialog; readonly planType: PlanType; readonly onClose: () => void }

function Opened({ open, planType, onClose }: OpenedProps) {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries(managedPlans)
  const { isBusy, run: remove } = useAction(
    async (plan: StaffPlan) => {
      await call('DELETE /api/admin/pricing-plans/:id', { params: { id: plan.id } })
      onClose()
      toast({ title: 'Pricing plan deleted successfully' })
      await reload()
    },
    { title: 'Failed to delete pricing plan' },
  )
  return (
    <Suspense fallback={null}>
      {open.kind === 'delete' ? (
        <DeletePlan name={open.plan.name} isBusy={isBusy} onDelete={() => remove(open.plan)} onClose={onClose} />
      ) : (
        <PlanForm plan={open.kind === 'edit' ? open.plan : null} planType={planType} onClose={onClose} onSaved={reload} />
      )}
    </Suspense>
  )
}
