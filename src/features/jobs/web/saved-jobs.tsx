import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { loginHref } from '#features/auth/login-href.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { SavedJob } from '../contract.ts'
import { JobPlace, Pay } from './job-facts.tsx'
import { savedJobs } from './job-queries.ts'
import { toggleSavedJob } from './save-job.ts'

type SavedJobsProps = { readonly actionsFor: (job: SavedJob) => ReactNode }

const savedAddress = (page: number): string => (page > 1 ? `/saved-jobs?page=${page}` : '/saved-jobs')

/** Applying belongs to another feature: a screen passes it as `actionsFor`. */
export function SavedJobs({ actionsFor }: SavedJobsProps) {
  const params = useSearchParams()
  const page = pageNumberIn(params)
  const { items, isLast } = useSuspenseQuery(savedJobs(page)).data
  const list = useRef<HTMLDivElement>(null)
  return (
    // When the focused job is removed, the focus moves here.
    <div ref={list} tabIndex={-1} className="outline-none">
      {items.length === 0 && page === 1 ? (
        <EmptyState title="You have not saved a job yet" actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
          <p>Save a job to find it here and apply later.</p>
        </EmptyState>
      ) : (
        <ul aria-label="Saved jobs" className="grid gap-4">
          {items.map((job) => (
            <li key={job.id}>
              <Saved job={job} list={list} actions={actionsFor(job)} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} isLast={isLast} hrefFor={savedAddress} />
    </div>
  )
}

type SavedProps = { readonly job: SavedJob; readonly list: RefObject<HTMLElement | null>; readonly actions: ReactNode }

function Saved({ job, list, actions }: SavedProps) {
  return (
    <article className="grid gap-4 rounded-card border border-line bg-card p-4 wrap-anywhere two:p-6">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <Monogram name={job.company} logo={job.companyLogo} className="size-12 text-lg" />
        <div className="grid content-start gap-1">
          <h2 className="text-lg">
            {job.isOpen ? (
              <Link to={`/jobs/${job.id}`} className="py-3 underline-offset-4 hover:text-blue-dark hover:underline">
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </h2>
          <p className="text-soft">{job.company}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <JobPlace job={job} />
        <Pay job={job} />
        <p className="text-soft">
          Saved on <time dateTime={job.savedAt}>{dateText(job.savedAt)}</time>
        </p>
        {!job.isOpen && <Badge>No longer open</Badge>}
      </div>
      <div className="flex flex-wrap gap-3">
        {job.isOpen && actions}
        <Remove job={job} list={list} />
      </div>
    </article>
  )
}

function Remove({ job: { id, title }, list }: Omit<SavedProps, 'actions'>) {
  const isHydrated = useHydrated()
  const client = useQueryClient()
  async function handleClick(): Promise<void> {
    if (await toggleSavedJob(client, { jobId: id, isSaved: false, loginUrl: loginHref('/saved-jobs') })) list.current?.focus()
  }
  return (
    <Button look="secondary" disabled={!isHydrated} onClick={() => void handleClick()}>
      <BookmarkX aria-hidden="true" className="size-4" />
      <span>
        Remove <span className="sr-only">{title} from your saved jobs</span>
      </span>
    </Button>
  )
}
