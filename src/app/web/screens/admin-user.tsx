import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { userFile } from '#features/user-management/web/account-queries.ts'
import { UserPage } from '#features/user-management/web/user-page.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(
  (client, _url, { userId = '' }) => client.fetchQuery({ ...userFile(userId), staleTime: 0 }),
  'user-accounts',
)

export function Component() {
  const { userId = '' } = useParams()
  const { data } = useSuspenseQuery(userFile(userId))
  return (
    <>
      <Seo title="User" isHidden />
      <StaffHeading title={data.name} lead="A user's account. Contact details are masked until you give a reason." />
      <UserPage key={userId} userId={userId} />
    </>
  )
}
