import { ButtonLink } from '#platform/web/ui/button.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { listHref, type ListState } from './applicant-filter.ts'

/** Shown instead of the table: nobody has applied, nobody matches the filter, or the page is beyond the last one. */
export function NoApplicants({ list, page }: { readonly list: ListState; readonly page: number }) {
  if (page > 1) return <NoSuchPage things="applications" page={page} first={listHref({ view: 'table', list })} />
  const isFiltered = Object.keys(list).length > 0
  return isFiltered ? (
    <EmptyState
      title="Nobody matches"
      actions={
        <ButtonLink look="secondary" to="/employer-portal/applicants?view=table">
          Show all applications
        </ButtonLink>
      }
    >
      Try another job or fewer filters.
    </EmptyState>
  ) : (
    <EmptyState
      title="No applications yet"
      actions={
        <ButtonLink look="secondary" to="/employer-portal/jobs">
          See your jobs
        </ButtonLink>
      }
    >
      Applications for your jobs appear here, the newest first.
    </EmptyState>
  )
}
