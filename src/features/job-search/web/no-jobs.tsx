import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { pagesByNumber } from '../rules.ts'
import { addressOf, countFor, firstPageOf, pageSize, type SearchState } from './job-search.ts'
import { RelaxedResults } from './relaxed-results.tsx'
import { partsOf } from './search-parts.ts'

type NoJobsProps = { readonly search: SearchState; readonly total: string; readonly actionsFor: (job: Job) => ReactNode }

export function NoJobs({ search, total, actionsFor }: NoJobsProps) {
  const firstPage = firstPageOf(search)
  if (total !== '0')
    return (
      <EmptyState title="No Jobs Found" actions={<WaysBack search={firstPage} total={total} />}>
        {pageText(search, total)}
      </EmptyState>
    )
  if (partsOf(search).length === 0)
    return <EmptyState title="No Jobs Found">There are no open jobs right now. Please check back soon.</EmptyState>
  return <RelaxedResults search={firstPage} actionsFor={actionsFor} />
}

/** Shown for a URL with a page or a filter that the search refuses. Trying again would not help. */
export function WrongAddress({ search }: { readonly search: SearchState }) {
  const firstPage = firstPageOf(search)
  const { data } = useQuery({ ...countFor(firstPage), enabled: false })
  // The first page of the same search is refused too, so the page is not the cause.
  if (!data)
    return (
      <ErrorState title="Failed to fetch jobs" actions={<ButtonLink to="/jobs">Show all jobs</ButtonLink>}>
        The address has a filter that we don’t know.
      </ErrorState>
    )
  const total = data?.total ?? '0'
  return (
    <ErrorState title="This page can’t be opened directly" actions={<WaysBack search={firstPage} total={total} />}>
      {pageText(search, total)}
    </ErrorState>
  )
}

function lastPageOf(total: string): number {
  return Math.min(Math.ceil((Number.parseInt(total, 10) || 0) / pageSize), pagesByNumber)
}

/** Explains why a page is empty. */
function pageText({ page = '1' }: SearchState, total: string): string {
  const last = lastPageOf(total)
  if (!(Number(page) > last) || last === 0) return 'The address is out of date or incomplete.'
  if (total.endsWith('+')) return `Go to page ${last} and press Next from there.`
  return `The last page is page ${last}.`
}

function WaysBack({ search, total }: Pick<NoJobsProps, 'search' | 'total'>) {
  const last = lastPageOf(total)
  return (
    <>
      <ButtonLink to={addressOf(search)}>Go to page 1</ButtonLink>
      {last > 1 && (
        <ButtonLink to={addressOf({ ...search, page: String(last) })} look="secondary">
          Go to page {last}
        </ButtonLink>
      )}
    </>
  )
}
