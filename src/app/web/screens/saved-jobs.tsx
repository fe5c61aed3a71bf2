import { savedJobIds, savedJobs } from '#features/jobs/web/job-queries.ts'
import { SavedJobs } from '#features/jobs/web/saved-jobs.tsx'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { applyInList } from '../apply-in-list.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always reloaded, because jobs may have closed. */
export const loader = loadSignedIn((client, _, { searchParams }) =>
  Promise.all([
    client.fetchQuery({ ...savedJobs(pageNumberIn(searchParams)), staleTime: 0 }),
    client.ensureQueryData(savedJobIds),
  ]),
)

export function Component() {
  return (
    <>
      <Seo title="Saved Jobs" isHidden />
      <PageHeader title="Saved Jobs" />
      <SavedJobs actionsFor={applyInList} />
    </>
  )
}
