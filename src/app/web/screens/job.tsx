import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import { ApplyWithCoverLetter } from '#features/applications/web/apply-with-cover-letter.tsx'
import { appliedJobIds } from '#features/applications/web/my-applications.ts'
import { companyFor } from '#features/companies/web/company-search.ts'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import type { Job } from '#features/jobs/contract.ts'
import { jobPosting } from '#features/jobs/job-posting.ts'
import { beginningOf, salaryText } from '#features/jobs/rules.ts'
import { ClosedJob, closedTitle } from '#features/jobs/web/closed-job.tsx'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { jobFor } from '#features/jobs/web/job-queries.ts'
import { similarPayOf, similarTo } from '#features/job-search/web/similar-queries.ts'
import { PayComparison } from '#features/job-search/web/pay-comparison.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { load, loaderResult } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { applyInList } from '../apply-in-list.tsx'

/** Parts below the job: the server renders them, and their code is loaded later. */
const CompanyStanding = lazyPart(async () => (await import('#features/companies/web/company-standing.tsx')).CompanyStanding)
const SimilarJobs = lazyPart(async () => (await import('#features/job-search/web/similar-jobs.tsx')).SimilarJobs)
const ReportJob = lazyPart(async () => (await import('#features/job-reports/web/report-job.tsx')).ReportJob)

type JobState = 'open' | 'closed' | { readonly hold: string }

/** A closed job or one on hold is 410, so that search engines remove it at once. An unknown job is 404, like any unknown path. */
export const loader = load(async (client, _url, { jobId = '' }) => {
  const state = await stateOf(client.ensureQueryData(jobFor(jobId)))
  const isOpen = state === 'open'
  // The page is useful without this data, so failures are ignored.
  await Promise.all([client.prefetchQuery(similarTo(jobId)), isOpen && fetchComparisons(client, jobId)])
  // Whether the person has applied decides which buttons are shown. It is loaded before rendering, so that no button moves.
  if (await findSignedIn(client)) await client.prefetchQuery(appliedJobIds)
  return isOpen ? loaderResult(state) : loaderResult(state, 410)
})

async function fetchComparisons(client: QueryClient, jobId: string): Promise<void> {
  const { employer } = await client.ensureQueryData(jobFor(jobId))
  await Promise.all([client.prefetchQuery(similarPayOf(jobId)), client.prefetchQuery(companyFor(employer.id))])
}

async function stateOf(read: Promise<unknown>): Promise<JobState> {
  try {
    await read
    return 'open'
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.code === 'closed') return 'closed'
    if (error.code?.startsWith('held')) return { hold: error.sentence }
    throw error
  }
}

export function Component() {
  const { jobId = '' } = useParams()
  const state = useLoaderData() as JobState // from the loader above
  if (state === 'open')
    return (
      <>
        <Head jobId={jobId} />
        <JobPage
          jobId={jobId}
          actionsFor={applyTo}
          payOf={comparePay}
          standingOf={standingOf}
          similar={<Similar jobId={jobId} />}
          report={<Report jobId={jobId} />}
        />
      </>
    )
  const hold = state === 'closed' ? null : state.hold
  return (
    <>
      <Seo title={closedTitle(hold)} isHidden />
      <ClosedJob hold={hold} similar={<Similar jobId={jobId} />} />
    </>
  )
}

function Report({ jobId }: { readonly jobId: string }) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <Suspense>
      <ReportJob jobId={jobId} isSignedIn={Boolean(user)} />
    </Suspense>
  )
}

function Similar({ jobId }: { readonly jobId: string }) {
  return (
    <Suspense>
      <SimilarJobs jobId={jobId} actionsFor={applyInList} />
    </Suspense>
  )
}

function Head({ jobId }: { readonly jobId: string }) {
  const { data: job } = useSuspenseQuery(jobFor(jobId))
  const { origin } = use(SiteIdentity)
  const pay = salaryText(job)
  return (
    <Seo
      title={`${job.title} at ${job.company}, ${job.location}`}
      description={beginningOf(`${job.location}. ${pay}. ${job.description}`.replaceAll(/\s+/g, ' '), 155)}
      picture={`/jobs/${job.id}/picture.png`}
      facts={jobPosting(job, { origin })}
    />
  )
}

function comparePay(job: Job) {
  return <PayComparison job={job} />
}

function standingOf(companyId: string) {
  return (
    <Suspense>
      <CompanyStanding companyId={companyId} />
    </Suspense>
  )
}

function applyTo({ id, title }: Job) {
  return (
    <>
      <ApplyButton jobId={id} jobTitle={title} className="max-two:grow" />
      <ApplyWithCoverLetter
        jobId={id}
        jobTitle={title}
        fetchDialog={() => import('#features/applications/web/tracking/cover-letter-dialog.tsx')}
      />
    </>
  )
}
