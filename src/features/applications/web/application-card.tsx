import { MessageSquare } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { MyApplication } from '../contract.ts'
import { StatusSteps } from './tracking/status-steps.tsx'
import { WithdrawButton } from './tracking/withdraw-button.tsx'
import { StatusBadge } from './status-badge.tsx'

export function ApplicationCard({ application }: { readonly application: MyApplication }) {
  const { id, job, status, appliedAt, isJobOpen, jobHold, history, isSilent } = application
  return (
    <article className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere two:gap-4 two:p-6">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 two:grid-cols-[auto_1fr_auto] two:gap-x-4">
        <Monogram name={job.company} logo={job.companyLogo} />
        <div className="grid content-start">
          <h2 className="text-lg">
            <Link to={`/applications/${id}`} className="py-3 underline-offset-4 hover:text-blue-dark hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="text-soft">
            <bdi>{job.company}</bdi>&nbsp;· <bdi>{job.location}</bdi>
          </p>
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 two:col-span-1 two:grid two:content-start two:justify-items-end">
          <StatusBadge status={status} isSilent={isSilent} />
          <p className="text-sm text-soft">
            Applied on <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
            {!isJobOpen && ` · ${jobHold ? 'on hold' : 'no longer open'}`}
          </p>
        </div>
      </div>
      {jobHold && <p>{jobHold}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {history.length > 1 && (
          // On phones the badge shows the status, and the steps are on the application's own page.
          <div className="max-two:hidden">
            <StatusSteps history={history} />
          </div>
        )}
        <Actions application={application} />
      </div>
    </article>
  )
}

function Actions({ application: { id, job, status, attempt, unread } }: { readonly application: MyApplication }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 two:ml-auto two:gap-3">
      <ButtonLink to={`/applications/${id}`} look="secondary" className="max-two:px-2.5 max-two:text-sm">
        <span>
          View Details <span className="sr-only">of your application for {job.title}</span>
        </span>
      </ButtonLink>
      <ButtonLink to={`/applications/${id}#messages`} look="secondary" className="max-two:px-2.5 max-two:text-sm">
        <MessageSquare aria-hidden="true" className="size-4 max-two:hidden" />
        <span>
          Message HR <span className="sr-only">about {job.title}</span>
        </span>
        {unread > 0 && <Badge look="marigold">{unread} new</Badge>}
      </ButtonLink>
      <WithdrawButton applicationId={id} status={status} attempt={attempt} job={job} />
    </div>
  )
}
