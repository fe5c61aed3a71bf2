import { useLoaderData } from 'react-router'
import { PlanAdmin } from '#features/plans/web/plan-admin.tsx'
import { managedPlans } from '#features/plans/web/plan-queries.ts'
import { loaderResult, partFailureOf } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client) => {
  const failure = await partFailureOf(client.fetchQuery({ ...managedPlans, staleTime: 0 }))
  return loaderResult(failure !== null, failure?.status ?? 200)
}, 'pricing')

export function Component() {
  const isFailed = useLoaderData<boolean | null>()
  return (
    <>
      <Seo title="Pricing Plans" isHidden />
      <StaffHeading title="Pricing Plans" lead="A change makes a new version. Those who have bought a plan keep theirs." />
      {isFailed ? <ErrorState title="Error loading pricing plans. Please try again later." /> : <PlanAdmin />}
    </>
  )
}
