import { revenue } from '#features/subscriptions/web/billing-queries.ts'
import { RevenueReport } from '#features/subscriptions/web/revenue-report.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...revenue, staleTime: 0 }), 'revenue')

export function Component() {
  return (
    <>
      <Seo title="Revenue" isHidden />
      <StaffHeading title="Revenue" lead="By month and plan, with GST. Sandbox and demo payments are left out." />
      <RevenueReport />
    </>
  )
}
