import { ButtonLink } from '#platform/web/ui/button.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { listHref, type ListState } from './applicant-filter.ts'

const allApplications = { to: '/employer-portal/applicants?view=table', label: 'Show all applications' }
const yourJobs = { to: '/employer-portal/jobs', label: 'See your jobs' }

/** Shown instead of the table: nobody has applied, nobody matches the filter, or the page is beyond the last one. */
export function NoApplicants({ list, page }: { readonly list: ListState; readonly page: number }) {
  if (page > 1) return <NoSuchPage things="applications" page={page} first={listHref({ view: 'table', list })} />
  const isFiltered = Object.keys(list).length > 0
  const { to, label } = isFiltered ? allApplications : yourJobs
  const action = (
    <ButtonLink look="secondary" to={to}>
      {label}
    </ButtonLink>
  )
  return (
    <EmptyState title={isFiltered ? 'Nobody matches' : 'No applications yet'} actions={action}>
      {isFiltered ? 'Try another job or fewer filters.' : 'Applications for your jobs appear here, the newest first.'}
    </EmptyState>
  )
}
