import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ApplyButton } from '#features/applications/web/apply-button.tsx'
import { ApplyWithCoverLetter } from '#features/applications/web/apply-with-cover-letter.tsx'
import { appliedJobIds } from '#features/applications/web/my-applications.ts'
import { companyFor } from '#features/companies/web/company-search.ts'
import { CompanyStanding } from '#features/companies/web/company-standing.tsx'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import type { Job } from '#features/jobs/contract.ts'
import { ReportJob } from '#features/job-reports/web/report-job.tsx'
import { jobPosting } from '#features/jobs/job-posting.ts'
import { beginningOf, salaryText } from '#features/jobs/rules.ts'
import { ClosedJob } from '#features/jobs/web/closed-job.tsx'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { jobFor } from '#features/jobs/web/job-queries.ts'
import { similarPayOf, similarTo } from '#features/job-search/web/job-search.ts'
import { PayComparison } from '#features/job-search/web/pay-comparison.tsx'
import { SimilarJobs } from '#features/job-search/web/similar-jobs.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { load, loaderResult } from '#platform/web/load.ts'
import { Seo, SiteIdentity } from '#platform/web/seo.tsx'
import { applyInList } from '../apply-in-list.tsx'

type JobState = 'open' | 'closed'

/** 410 for a closed job: search engines remove it at once. An unknown job is 404, like any unknown path. */
export const loader = load(async (client, _url, { jobId = '' }) => {
  const isOpen = await isThere(client.ensureQueryData(jobFor(jobId)))
  // The page is useful without them.
  await Promise.all([client.prefetchQuery(similarTo(jobId)), isOpen && fetchComparisons(client, jobId)])
  // Whether the person may apply decides which buttons there are. It is known before they are rendered, so that none of them moves.
  if (await findSignedIn(client)) await client.prefetchQuery(appliedJobIds)
  return isOpen ? loaderResult('open' satisfies JobState) : loaderResult('closed' satisfies JobState, 410)
})

async function fetchComparisons(client: QueryClient, jobId: string): Promise<void> {
  const { employer } = await client.ensureQueryData(jobFor(jobId))
  await Promise.all([client.prefetchQuery(similarPayOf(jobId)), client.prefetchQuery(companyFor(employer.id))])
}

async function isThere(read: Promise<unknown>): Promise<boolean> {
  try {
    await read
    return true
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'closed') return false
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
          similar={<SimilarJobs jobId={jobId} actionsFor={applyInList} />}
          report={<Report jobId={jobId} />}
        />
      </>
    )
  return (
    <>
      <Seo title="This job is no longer open" isHidden />
      <ClosedJob similar={<SimilarJobs jobId={jobId} actionsFor={applyInList} />} />
    </>
  )
}

function Report({ jobId }: { readonly jobId: string }) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return <ReportJob jobId={jobId} isSignedIn={Boolean(user)} />
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
  return <CompanyStanding companyId={companyId} />
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
