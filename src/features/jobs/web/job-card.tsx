import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CachedFragment, fragmentKey } from '#platform/web/ui/cached-fragment.tsx'
import type { Job } from '../contract.ts'
import { JobActions } from './job-actions.tsx'
import { JobCardBody } from './job-card-body.tsx'
import { usePostedText } from './job-facts.tsx'
import { SaveButton } from './save-button.tsx'

/**
 * The height inside the padding: every part of a card is one line. So a card that is not laid out yet has its final height, and going back restores
 * the same position. A card without salary or requirements is lower. The last cards are laid out at once, because content below them must not move
 * when somebody jumps to the end and presses something.
 */
const height =
  'lay-out-later nth-last-[-n+6]:[content-visibility:visible] [contain-intrinsic-block-size:auto_10.618rem] lg:[contain-intrinsic-block-size:auto_7.248rem]'

type JobCardProps = {
  readonly job: Job
  readonly actions: ReactNode
  /** True for the job that is open beside the list. */
  readonly isOpen?: boolean
}

/**
 * `actions` comes from the screen, because applying belongs to another feature; it is the only part that depends on the user. The keys of the list
 * focus the whole card.
 */
export function JobCard({ job, actions, isOpen = false }: JobCardProps) {
  const posted = usePostedText(job)
  return (
    <article
      tabIndex={-1}
      data-job={job.id}
      aria-current={isOpen || undefined}
      aria-labelledby={`job-${job.id}`}
      className={`${height} grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-card px-3 py-2.5 wrap-anywhere aria-[current]:border-blue aria-[current]:bg-blue-wash lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-3`}
    >
      <CachedFragment
        as="div"
        cacheKey={fragmentKey(job, `job ${posted}`)}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-1"
      >
        <JobCardBody job={job} posted={posted} />
      </CachedFragment>
      <JobActions
        job={job}
        className="flex flex-wrap content-center items-center gap-2 *:first:max-w-40 *:first:grow lg:w-33 lg:justify-end lg:gap-1 print:hidden"
      >
        {actions}
        <ButtonLink
          to={`/jobs/${job.id}`}
          look="quiet"
          aria-label={`View details of ${job.title}`}
          className="px-1! whitespace-nowrap lg:min-h-9 lg:text-sm"
        >
          View Details
        </ButtonLink>
        <SaveButton jobId={job.id} jobTitle={job.title} isCompact />
      </JobActions>
    </article>
  )
}
