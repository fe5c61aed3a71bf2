import { ownStaffAccount, ownStaffSignIns } from '#features/staff/web/account/account-queries.ts'
import { StaffAccount } from '#features/staff/web/account/staff-account.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) =>
  Promise.all([client.fetchQuery({ ...ownStaffAccount, staleTime: 0 }), client.fetchQuery({ ...ownStaffSignIns, staleTime: 0 })]),
)

export function Component() {
  return (
    <>
      <Seo title="Your Account" isHidden />
      <StaffHeading title="Your Account" lead="How you sign in, and what you may do." />
      <StaffAccount />
    </>
  )
}
