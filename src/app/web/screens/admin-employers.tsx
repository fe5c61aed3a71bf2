import { useLoaderData } from 'react-router'
import { foundEmployers } from '#features/user-management/web/account-queries.ts'
import { EmployerList } from '#features/user-management/web/employer-list.tsx'
import { loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client, { searchParams }) => {
  const failure = await partFailureOf(client.fetchQuery({ ...foundEmployers(searchParams), staleTime: 0 }))
  return loaderResult(failure, failure?.status ?? 200)
}, 'employer-accounts')

export function Component() {
  const failure = useLoaderData<PartFailure | null>()
  return (
    <>
      <Seo title="Employers" isHidden />
      <StaffHeading title="Employers" lead="Contact details are masked until you give a reason." />
      {failure ? (
        <ErrorState
          title="The list could not be loaded"
          actions={
            <ButtonLink to="/admin/employers" look="secondary">
              Show all
            </ButtonLink>
          }
        >
          {failure.sentence}
        </ErrorState>
      ) : (
        <EmployerList />
      )}
    </>
  )
}
