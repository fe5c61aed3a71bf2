import type { ReactNode } from 'react'
import { CachedFragment, fragmentKey } from '#platform/web/ui/cached-fragment.tsx'
import type { JobSummary } from '../contract.ts'
import { usePostedText } from './job-facts.tsx'
import { JobActions } from './job-actions.tsx'
import { JobRowBody, type RowText } from './job-row-body.tsx'
import { SaveButton } from './save-button.tsx'

type JobRowProps = RowText & {
  readonly job: JobSummary
  /** Passed by the screen, because applying belongs to another feature. */
  readonly actions: ReactNode
  /** Replaces the Save button. */
  readonly save?: ReactNode
  /** True in a row that scrolls sideways. */
  readonly isTile?: boolean
}

const looks = {
  row: 'border-b border-line py-3 first:pt-0 last:border-0 last:pb-0',
  tile: 'relative w-72 shrink-0 snap-start rounded-card border border-line bg-card p-3',
}

const columns = {
  withTile: 'grid-cols-[auto_minmax(0,1fr)] @md:grid-cols-[auto_minmax(0,1fr)_auto]',
  withoutTile: 'grid-cols-[minmax(0,1fr)] @md:grid-cols-[minmax(0,1fr)_auto]',
}

const withoutTexts = (job: JobSummary): object => ({
  ...job,
  description: undefined,
  requirements: undefined,
  benefits: undefined,
})

/**
 * A job in any list except that of the search, with the facts in the order of the card. In a narrow row the buttons are below the text. With a
 * heading the row is an article.
 */
export function JobRow({ job, actions, save, isTile = false, ...text }: JobRowProps) {
  const posted = usePostedText(job)
  const Row = text.heading ? 'article' : 'div'
  return (
    <li className={`@container wrap-anywhere ${isTile ? looks.tile : looks.row}`}>
      <Row
        {...(text.heading && { 'aria-labelledby': `job-${job.id}` })}
        className={`grid gap-x-3 gap-y-2 @md:items-center ${text.isOfCompanyPage ? columns.withoutTile : columns.withTile}`}
      >
        <CachedFragment
          as="div"
          cacheKey={fragmentKey(job, `row ${posted} ${JSON.stringify(text)}`, withoutTexts)}
          className="contents"
        >
          <JobRowBody job={job} posted={posted} {...text} />
        </CachedFragment>
        <JobActions job={job} className="-col-end-1 max-[16em]:col-start-1 flex flex-wrap items-center gap-2 print:hidden">
          {actions}
          {save ?? <SaveButton jobId={job.id} jobTitle={job.title} isCompact />}
        </JobActions>
      </Row>
    </li>
  )
}
