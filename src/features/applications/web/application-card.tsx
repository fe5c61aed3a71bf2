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
  const { id, job, status, appliedAt, isJobOpen, history } = application
  return (
    <article className="grid gap-4 rounded-card border border-line bg-card p-4 wrap-anywhere two:p-6">
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
          <StatusBadge status={status} />
          <p className="text-sm text-soft">
            Applied on <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
            {!isJobOpen && ' · no longer open'}
          </p>
        </div>
      </div>
      {history.length > 1 && <StatusSteps history={history} />}
      <Actions application={application} />
    </article>
  )
}

function Actions({ application: { id, job, status, attempt, unread } }: { readonly application: MyApplication }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/applications/${id}`} look="secondary">
        <span>
          View Details <span className="sr-only">of your application for {job.title}</span>
        </span>
      </ButtonLink>
      <ButtonLink to={`/applications/${id}#messages`} look="secondary">
        <MessageSquare aria-hidden="true" className="size-4" />
        <span>
          Message HR <span className="sr-only">about {job.title}</span>
        </span>
        {unread > 0 && <Badge look="marigold">{unread} new</Badge>}
      </ButtonLink>
      <WithdrawButton applicationId={id} status={status} attempt={attempt} job={job} />
    </div>
  )
}
