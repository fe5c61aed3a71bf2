import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { addressOf, firstPageOf, type SearchState } from './job-search.ts'
import { RelaxedResults } from './relaxed-results.tsx'
import { partsOf } from './search-parts.ts'

type NoJobsProps = { readonly search: SearchState; readonly total: string; readonly actionsFor: (job: Job) => ReactNode }

export function NoJobs({ search, total, actionsFor }: NoJobsProps) {
  const firstPage = firstPageOf(search)
  if (total !== '0')
    return (
      <EmptyState title="No Jobs Found" actions={<ButtonLink to={addressOf(firstPage)}>Go to page 1</ButtonLink>}>
        There are no more jobs. Go back to page 1.
      </EmptyState>
    )
  if (partsOf(search).length === 0)
    return <EmptyState title="No Jobs Found">There are no open jobs right now. Please check back soon.</EmptyState>
  return <RelaxedResults search={firstPage} actionsFor={actionsFor} />
}
