import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLoaderData, useParams } from 'react-router'
import { ResumePage } from '#features/resume-search/web/resume-page.tsx'
import { resumeHref } from '#features/resume-search/web/found-resumes.tsx'
import { isOnlyOtherJob, resumeFor } from '#features/resume-search/web/resume-search.ts'
import { ContactPanel } from '#features/resume-unlocks/web/contact-panel.tsx'
import { InviteButton } from '#features/resume-unlocks/web/invite-button.tsx'
import { JobChoice, UnitsLeft } from '#features/resume-unlocks/web/job-choice.tsx'
import { contactOf, resumeAccount } from '#features/resume-unlocks/web/unlock-queries.ts'
import { loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import { EmployerFrame } from '../employer-frame.tsx'
import { loadEmployer } from '../employers-only.ts'

/** Always reloaded, because the person may have answered or be hidden by now. */
export const loader = loadEmployer(async (client, { resumeId = '' }, url) => {
  const jobId = url.searchParams.get('job') ?? undefined
  const reading = client
    .fetchQuery({ ...resumeFor(resumeId, jobId), staleTime: 0 })
    .then((resume) => client.setQueryData(resumeFor(resumeId, undefined).queryKey, resume))
  const failed = await partFailureOf(reading)
  if (failed && failed.status < 500 && failed.status !== 429) return loaderResult(failed, failed.status)
  // Any other failure replaces the whole screen, with a button for another attempt.
  await reading
  await Promise.all([
    client.fetchQuery({ ...contactOf(resumeId), staleTime: 0 }),
    client.fetchQuery({ ...resumeAccount, staleTime: 0 }),
  ])
  return null
})

export const shouldRevalidate = (urls: ShouldRevalidateFunctionArgs): boolean => !isOnlyOtherJob(urls)

export function Component() {
  const { resumeId = '' } = useParams()
  const jobId = useSearchParams().get('job') ?? undefined
  const failed = useLoaderData<PartFailure | null>()
  if (failed)
    return (
      <EmployerFrame title="Resume">
        <Seo title="Resume" isHidden />
        <ErrorState title="This resume cannot be shown" actions={<ButtonLink to="/search-resumes">Search resumes</ButtonLink>}>
          {failed.sentence}
        </ErrorState>
      </EmployerFrame>
    )
  return <Shown resumeId={resumeId} jobId={jobId} />
}

function Shown({ resumeId, jobId }: { readonly resumeId: string; readonly jobId: string | undefined }) {
  const [now] = useState(() => new Date())
  const client = useQueryClient()
  useEffect(() => {
    // Reading the resume for a job is recorded, and the person sees for which one; also if the job is chosen here.
    if (jobId) void client.prefetchQuery(resumeFor(resumeId, jobId))
  }, [client, resumeId, jobId])
  const { data: resume } = useSuspenseQuery(resumeFor(resumeId, undefined))
  const { data: state } = useSuspenseQuery(contactOf(resumeId))
  return (
    <EmployerFrame title={resume.name} lead="Without contact details, until they agree.">
      <Seo title={resume.name} isHidden />
      <ResumePage
        resumeId={resumeId}
        now={now}
        aside={
          <>
            <Card className="grid gap-3">
              <h2 className="text-lg">Your job</h2>
              <JobChoice chosen={jobId} hrefFor={(job) => resumeHref(resumeId, job)} />
              <InviteButton
                key={jobId}
                resumeId={resumeId}
                name={resume.name}
                jobId={jobId}
                isInvited={jobId !== undefined && state.invitedTo.includes(jobId)}
              />
              <UnitsLeft />
            </Card>
            <ContactPanel resumeId={resumeId} name={resume.name} jobId={jobId} />
          </>
        }
      />
    </EmployerFrame>
  )
}
