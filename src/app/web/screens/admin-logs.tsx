import { useLoaderData } from 'react-router'
import { LogList } from '#features/staff/web/log/log-list.tsx'
import { logFilters, logPage } from '#features/staff/web/staff-lists.ts'
import { loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff(async (client, { searchParams }) => {
  const page = client.fetchQuery({ ...logPage(searchParams, pageNumberIn(searchParams)), staleTime: 0 })
  const failure = await partFailureOf(Promise.all([page, client.fetchQuery({ ...logFilters, staleTime: 0 })]))
  return loaderResult(failure, failure?.status ?? 200)
}, 'staff-log')

export function Component() {
  const failure = useLoaderData<PartFailure | null>()
  return (
    <>
      <Seo title="Log of staff" isHidden />
      <StaffHeading title="Log" lead="What staff have done. Nobody can change it." />
      {failure ? (
        <ErrorState
          title="The log could not be loaded"
          actions={
            <ButtonLink to="/admin/logs" look="secondary">
              Show all entries
            </ButtonLink>
          }
        >
          {failure.sentence}
        </ErrorState>
      ) : (
        <LogList />
      )}
    </>
  )
}
