import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { employerFile } from '#features/user-management/web/account-queries.ts'
import { EmployerPage } from '#features/user-management/web/employer-page.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(
  (client, _url, { employerId = '' }) => client.fetchQuery({ ...employerFile(employerId), staleTime: 0 }),
  'employer-accounts',
)

export function Component() {
  const { employerId = '' } = useParams()
  const { data } = useSuspenseQuery(employerFile(employerId))
  return (
    <>
      <Seo title="Company" isHidden />
      <StaffHeading title={data.companyName} lead="A company. Contact details are masked until you give a reason." />
      <EmployerPage key={employerId} employerId={employerId} />
    </>
  )
}
