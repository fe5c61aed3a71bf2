import { X } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { partsOf } from './filter-labels.ts'
import { addressOf, type SearchState } from './job-search.ts'

/** Each part of the search can be taken away by itself: often a single one is too much. */
export function NoJobs({ search, total }: { readonly search: SearchState; readonly total: string }) {
  const { page: _, ...firstPage } = search
  if (total !== '0')
    return (
      <EmptyState title="No Jobs Found" actions={<ButtonLink to={addressOf(firstPage)}>Go to page 1</ButtonLink>}>
        There is nothing on this page: the list is shorter.
      </EmptyState>
    )
  const parts = partsOf(search)
  if (parts.length === 0)
    return <EmptyState title="No Jobs Found">There are no open jobs just now. Please come back soon.</EmptyState>
  return (
    <EmptyState
      title="No Jobs Found"
      actions={
        <>
          {parts.map(({ name, text }) => (
            <ButtonLink key={name} to={addressOf({ ...firstPage, [name]: '' })} look="secondary" className="max-w-full py-2">
              <X aria-hidden="true" className="size-4 shrink-0" /> <span className="min-w-0 wrap-anywhere">Remove {text}</span>
            </ButtonLink>
          ))}
          <ButtonLink to="/jobs">Show all jobs</ButtonLink>
        </>
      }
    >
      Nothing matches all of this at once. Remove a part of the search, or try other words.
    </EmptyState>
  )
}
