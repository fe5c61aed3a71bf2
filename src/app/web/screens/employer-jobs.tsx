import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { postingFilterIn, PostingList } from '#features/job-posting/web/posting-list.tsx'
import { jobsPath } from '#features/job-posting/web/posting-paths.ts'
import { postingsFor } from '#features/job-posting/web/posting-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Always reloaded, because new applications may have arrived. */
export const loader = loadEmployer((client, _params, { searchParams }) =>
  client.fetchQuery({ ...postingsFor(postingFilterIn(searchParams)), staleTime: 0 }),
)

export function Component() {
  const mayWrite = useMayWrite()
  const actions = mayWrite && (
    <>
      <ButtonLink to={`${jobsPath}/new`}>Post a job</ButtonLink>
      <ButtonLink to={`${jobsPath}/import`} look="secondary">
        Upload many
      </ButtonLink>
    </>
  )
  return (
    <EmployerFrame title="Jobs" actions={actions}>
      <Seo title="Your jobs" isHidden />
      <PostingList />
    </EmployerFrame>
  )
}
