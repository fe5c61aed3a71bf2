import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateText } from '#platform/contract/dates.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import type { CvAsSent, TrackedApplication } from '../../tracking-contract.ts'
import { silentMeaning } from '../../rules.ts'
import { StatusBadge } from '../status-badge.tsx'
import { StatusTimeline } from '../status-timeline.tsx'
import { DownloadSent } from './download-submitted.tsx'
import { trackedApplication } from './tracked-application.ts'
import { JobAsSent } from './submitted-job.tsx'
import { MessageThread } from './message-thread.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type ApplicationPageProps = {
  readonly applicationId: string
  readonly previewBodyOf: (cv: CvAsSent) => ReactNode
  /** The interview, which is a part of another feature. */
  readonly interview?: ReactNode
}

/** One application as it was submitted, and its history. */
export function ApplicationPage({ applicationId, previewBodyOf, interview }: ApplicationPageProps) {
  const { data: application } = useSuspenseQuery(trackedApplication(applicationId))
  const { job, status, attempt, cv, coverLetter, isJobOpen } = application
  return (
    <>
      <PageHeader
        title={job.title}
        lead={<Where {...job} />}
        actions={
          <>
            {isJobOpen && (
              <ButtonLink to={`/jobs/${job.id}`} look="secondary">
                View the job
              </ButtonLink>
            )}
            <WithdrawButton applicationId={applicationId} status={status} attempt={attempt} job={job} />
          </>
        }
      />
      <div className="grid items-start gap-6 two:grid-cols-[1fr_2fr]">
        <Standing application={application} />
        <div className="grid min-w-0 gap-6">
          {interview}
          <MessageThread application={application} />
          {coverLetter && <CoverLetter text={coverLetter} />}
          <Card className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">CV you sent</h2>
              <DownloadSent applicationId={applicationId} />
            </div>
            {previewBodyOf(cv)}
          </Card>
          <JobAsSent job={job} />
        </div>
      </div>
    </>
  )
}

function Where({ company, location }: Pick<TrackedApplication['job'], 'company' | 'location'>) {
  return (
    <>
      <bdi>{company}</bdi>&nbsp;· <bdi>{location}</bdi>
    </>
  )
}

function Standing({
  application: { status, history, appliedAt, isJobOpen, jobHold, isSilent },
}: {
  readonly application: TrackedApplication
}) {
  return (
    <Card className="grid content-start justify-items-start gap-4">
      <h2 className="text-lg">Status</h2>
      <StatusBadge status={status} isSilent={isSilent} />
      {isSilent && <p>{silentMeaning}</p>}
      <p className="text-sm text-soft">
        Applied on <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
        {!isJobOpen && ` · the job is ${jobHold ? 'on hold' : 'no longer open'}`}
      </p>
      {jobHold && <p>{jobHold}</p>}
      <StatusTimeline history={history} />
    </Card>
  )
}

function CoverLetter({ text }: { readonly text: string }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">Your cover letter</h2>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </Card>
  )
}
