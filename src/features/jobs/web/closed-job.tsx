import { ButtonLink } from '#platform/web/ui/button.tsx'
import { BackLinks } from '#platform/web/ui/page-header.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

/** For the URL of a closed job: says that it is closed, rather than unknown, and shows similar open jobs. */
export function ClosedJob({ jobId }: { readonly jobId: string }) {
  return (
    <div className="grid max-w-prose gap-4">
      <BackLinks />
      <h1 className="text-2xl two:text-3xl">This job is no longer open</h1>
      <p className="text-soft">
        The company has closed it, or its time has run out. If you have applied, your application stays where it is.
      </p>
      <div className="my-2 flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        <ButtonLink to="/applications" look="secondary">
          My Applications
        </ButtonLink>
      </div>
      <SimilarJobs jobId={jobId} />
    </div>
  )
}
