import { StaffList } from '#features/staff/web/people/staff-list.tsx'
import { staffPeopleList } from '#features/staff/web/staff-lists.ts'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...staffPeopleList, staleTime: 0 }), 'staff-accounts')

export function Component() {
  return (
    <>
      <Seo title="Staff" isHidden />
      <StaffHeading title="Staff" lead="A new role or a deactivation signs the person out." />
      <StaffList />
    </>
  )
}
