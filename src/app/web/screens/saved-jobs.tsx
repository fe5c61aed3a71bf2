import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import type { SavedJob } from '#features/jobs/contract.ts'
import { savedJobIds, savedJobs } from '#features/jobs/web/job-queries.ts'
import { SavedJobs } from '#features/jobs/web/saved-jobs.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { loadSignedIn } from '../signed-in-only.ts'

/** Always loaded again: jobs may have closed. */
export const loader = loadSignedIn((client) =>
  Promise.all([client.fetchQuery({ ...savedJobs, staleTime: 0 }), client.ensureQueryData(savedJobIds)]),
)

export function Component() {
  return (
    <>
      <Seo title="Saved Jobs" isHidden />
      <PageHeader title="Saved Jobs" lead="Jobs you've saved." />
      <SavedJobs actionsFor={applyTo} />
    </>
  )
}

function applyTo({ id, title }: SavedJob) {
  return <ApplyButton jobId={id} jobTitle={title} />
}
