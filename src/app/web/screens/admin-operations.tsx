import { operationsState } from '#features/operations/web/operations-query.ts'
import { OperationsReport } from '#features/operations/web/operations-report.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...operationsState, staleTime: 0 }), 'operations')

export function Component() {
  return (
    <>
      <Seo title="Operations" isHidden />
      <StaffHeading title="Operations" lead="How the portal runs." />
      <OperationsReport />
    </>
  )
}
