import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { ApplicationCard } from './application-card.tsx'
import { filterIn, matching } from './application-filter.ts'
import { ApplicationSearch } from './application-search.tsx'
import { myApplications } from './my-applications.ts'
import { StatusCounts } from './status-counts.tsx'

export function ApplicationList() {
  const { data: all } = useSuspenseQuery(myApplications)
  const [params] = useSearchParams()
  const filter = filterIn(params)
  const found = matching(all, filter)
  const list = useCaughtFocus(found.length)
  if (all.length === 0) return <NoneYet />
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      <StatusCounts all={all} current={filter.status} />
      <ApplicationSearch {...filter} />
      {found.length === 0 && (
        <EmptyState title="No application matches" actions={<ButtonLink to="/applications">Show all applications</ButtonLink>}>
          <p>Try another word or another status.</p>
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul aria-label="Applications" className="grid gap-4">
          {found.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** When the focused application leaves the list because it was withdrawn, the focus moves here. */
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
