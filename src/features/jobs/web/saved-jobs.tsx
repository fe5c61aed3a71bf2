import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { loginHref } from '#features/auth/login-href.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { SavedJob } from '../contract.ts'
import { savedJobs } from './job-queries.ts'
import { JobRow } from './job-row.tsx'
import { toggleSavedJob } from './save-job.ts'

type SavedJobsProps = { readonly actionsFor: (job: SavedJob) => ReactNode }

const savedAddress = (page: number): string => (page > 1 ? `/saved-jobs?page=${page}` : '/saved-jobs')

/** `actionsFor` comes from the screen, because applying belongs to another feature. */
export function SavedJobs({ actionsFor }: SavedJobsProps) {
  const params = useSearchParams()
  const page = pageNumberIn(params)
  const { items, isLast } = useSuspenseQuery(savedJobs(page)).data
  const list = useRef<HTMLDivElement>(null)
  return (
    // When the focused job is removed, the focus moves to this element.
    <div ref={list} tabIndex={-1} className="outline-none">
      {items.length === 0 && page === 1 ? (
        <EmptyState title="You have not saved a job yet" actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
          <p>Save a job to find it here and apply later.</p>
        </EmptyState>
      ) : (
        <ul aria-label="Saved Jobs" className="rounded-card border border-line bg-card p-4 two:p-6">
          {items.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              heading="h2"
              note={`Saved on ${dateText(job.savedAt)}`}
              isClosed={!job.isOpen}
              hold={job.hold}
              actions={job.isOpen && actionsFor(job)}
              save={<Remove job={job} list={list} />}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} isLast={isLast} hrefFor={savedAddress} />
    </div>
  )
}

type SavedProps = { readonly job: SavedJob; readonly list: RefObject<HTMLElement | null> }

function Remove({ job: { id, title }, list }: SavedProps) {
  const isHydrated = useHydrated()
  const client = useQueryClient()
  async function handleClick(): Promise<void> {
    if (await toggleSavedJob(client, { jobId: id, isSaved: false, loginUrl: loginHref('/saved-jobs') })) list.current?.focus()
  }
  return (
    <Button look="secondary" disabled={!isHydrated} className="lg:min-h-9" onClick={() => void handleClick()}>
      <BookmarkX aria-hidden="true" className="size-4" />
      <span>
        Remove <span className="sr-only">{title} from your saved jobs</span>
      </span>
    </Button>
  )
}
