import { useSuspenseQuery } from '@tanstack/react-query'
import { jobsOf } from '#features/companies/web/company-search.ts'
import { JobRow } from '#features/jobs/web/job-row.tsx'
import type { PartFailure } from '#platform/web/load.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { applyInList } from '../apply-in-list.tsx'

const pageSize = 20

/** `page` is the page number as in the URL. */
type OpenJobsProps = {
  readonly companyId: string
  readonly count: number
  readonly page: string
  readonly failed: PartFailure | null
}

export function OpenJobs({ failed, ...query }: OpenJobsProps) {
  return (
    <section id="open-jobs" aria-labelledby="open-jobs-title" className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="open-jobs-title" className="text-xl">
        Open jobs
      </h2>
      {failed ? <FailedJobs {...query} failed={failed} /> : <Page {...query} />}
    </section>
  )
}

function Page({ companyId, count, page: query }: Omit<OpenJobsProps, 'failed'>) {
  const { data } = useSuspenseQuery(jobsOf(companyId, query))
  const page = Number(query)
  if (data.items.length === 0 && page > 1 && count > 0) return <NoSuchPage companyId={companyId} />
  if (data.items.length === 0) return <p className="text-soft">No open jobs right now.</p>
  return (
    <>
      <ul className="rounded-card border border-line bg-card p-4">
        {data.items.map((job) => (
          <JobRow key={job.id} job={job} heading="h3" isOfCompanyPage actions={applyInList(job)} />
        ))}
      </ul>
      {(page > 1 || count > pageSize) && (
        <Pagination page={page} hasNext={count > page * pageSize} hrefOf={(wanted) => `/companies/${companyId}?page=${wanted}`} />
      )}
    </>
  )
}

function NoSuchPage({ companyId }: { readonly companyId: string }) {
  return (
    <>
      <p className="text-soft">There are no more open jobs.</p>
      <ButtonLink to={`/companies/${companyId}`} look="secondary" className="justify-self-start">
        Go to page 1
      </ButtonLink>
    </>
  )
}

type FailedProps = { readonly companyId: string; readonly page: string; readonly failed: PartFailure }

/** A page that does not exist has no button for another attempt. */
function FailedJobs({ companyId, page, failed: { status, sentence } }: FailedProps) {
  const isWrong = status === 400
  return (
    <ErrorState
      title="Failed to fetch jobs"
      actions={
        <ButtonLink to={isWrong ? `/companies/${companyId}` : `/companies/${companyId}?page=${page}`} replace preventScrollReset>
          {isWrong ? 'Go to page 1' : 'Try again'}
        </ButtonLink>
      }
    >
      {isWrong ? 'The address is out of date or incomplete.' : sentence}
    </ErrorState>
  )
}
