import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { ApplicationCard } from './application-card.tsx'
import { addressOf, filterIn } from './application-filter.ts'
import { ApplicationSearch } from './application-search.tsx'
import { applicationsFor, statusCounts } from './my-applications.ts'
import { StatusCounts } from './status-counts.tsx'

export function ApplicationList() {
  const params = useSearchParams()
  const filter = filterIn(params)
  const { data: counts } = useSuspenseQuery(statusCounts)
  const { data: found } = useSuspenseQuery(applicationsFor(filter))
  const list = useCaughtFocus(found.items.length)
  if (Object.keys(counts).length === 0) return <NoneYet />
  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2 outline-none two:gap-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <StatusCounts counts={counts} current={filter.status} />
        <ApplicationSearch filter={filter} count={Object.values(counts).reduce((sum, count) => sum + count, 0)} />
      </div>
      {found.items.length === 0 && (
        <EmptyState title="No application matches" actions={<ButtonLink to="/applications">Show all applications</ButtonLink>}>
          <p>Try another word or another status.</p>
        </EmptyState>
      )}
      {found.items.length > 0 && (
        <ul aria-label="Applications" className="grid gap-3 two:gap-4">
          {found.items.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
      {found.items.length > 0 && (
        <PageLinks page={filter.page} isLast={found.isLast} hrefFor={(page) => addressOf({ ...filter, page })} />
      )}
    </div>
  )
}

/** When the focused application leaves the list because it was withdrawn, the focus moves to this element. */
function useCaughtFocus(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [count])
  return list
}

function NoneYet() {
  return (
    <EmptyState title="You have not applied yet" actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
      <p>Jobs you apply for appear here, with every update from the employer.</p>
    </EmptyState>
  )
}
