import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { stateLabels } from '#features/job-posting/rules.ts'
import { DecisionForm } from '#features/moderation/web/decision-form.tsx'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { type FilterInAddress, useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import type { Decision, jobReports, ReportedJob } from '../contract.ts'
import { reasonLabels } from '../rules.ts'

const call = apiCalls<typeof jobReports>()
export const reportedJobs = (filter: FilterInAddress) =>
  apiQuery<typeof jobReports>()('GET /api/admin/job-reports', { query: filter })

const kinds = { held: stateLabels.held, reported: 'Reported' }

/** Jobs on hold first. The order stays while staff work on it; a decided job leaves the list. */
export function ReportQueue() {
  const { data: reported } = useSuspenseQuery(reportedJobs(useQueueFilter()))
  return (
    <QueueFrame
      queue="job-reports"
      kinds={kinds}
      shown={reported.length}
      empty={<EmptyState title="No reported jobs">Reports of job seekers will appear here.</EmptyState>}
    >
      <ul aria-label="Reported Jobs" className="grid gap-4">
        {reported.map((job) => (
          <li key={job.jobId}>
            <Reported job={job} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

type ReportedProps = { readonly job: ReportedJob }

function Reported({ job }: ReportedProps) {
  const { title, company, isVerified, state, description, moneyRequest, reports } = job
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-3 text-lg">
          {title} {state && <Badge look={state === 'held' ? 'brick' : 'plain'}>{stateLabels[state]}</Badge>}
        </h2>
        <p className="text-soft">
          {company}, {isVerified ? 'verified' : 'not verified'}
        </p>
      </div>
      <QueueEntry queue="job-reports" itemId={job.jobId} label={title} />
      {moneyRequest && <Banner look="failed">The text asks for money: “{moneyRequest}”</Banner>}
      {reports.length === 0 && (
        <p className="text-soft">
          {moneyRequest ? 'No report is stored.' : 'Everybody who has reported it has deleted the account since.'}
        </p>
      )}
      <ul aria-label={`Reports of ${title}`} className="grid gap-2">
        {reports.map(({ id, reason, details, createdAt }) => (
          <li key={id}>
            <strong className="font-semibold">{reasonLabels[reason]}</strong>{' '}
            <span className="text-soft">
              · <time dateTime={createdAt}>{dateText(createdAt)}</time>
            </span>
            {details && <p className="max-w-prose whitespace-pre-line">{details}</p>}
          </li>
        ))}
      </ul>
      <Disclosure title="Text of the job">
        <p className="whitespace-pre-line">{description}</p>
      </Disclosure>
      <DecisionOn job={job} />
    </Card>
  )
}

function DecisionOn({ job: { jobId, title, reports } }: ReportedProps) {
  const { decide, onFailure } = useDecision(jobId)
  return (
    <DecisionForm<Decision['decision']>
      name={`Decide about ${title}`}
      choices={[
        { value: 'release', label: 'Release', look: 'outline', needsReason: true },
        { value: 'remove', label: 'Remove the job', look: 'danger', needsReason: true },
      ]}
      onDecide={(decision, reason) => decide({ decision, reason, reports: reports.length })}
      onFailure={onFailure}
    />
  )
}

function useDecision(jobId: string) {
  const client = useQueryClient()
  const list = reportedJobs(useQueueFilter())
  const refresh = useQueueRefresh('job-reports')
  return {
    decide: async (body: Decision): Promise<void> => {
      const { message } = await call('PUT /api/admin/job-reports/:jobId', { params: { jobId }, body })
      toast({ title: message })
      client.setQueryData(list.queryKey, (before) => before?.filter((job) => job.jobId !== jobId))
      await refresh()
    },
    onFailure: (error: Error): void => {
      tellFailure({ title: 'Nothing Was Decided' }, error)
      if (error instanceof CallFailed && error.code === 'reportedAgain') void client.invalidateQueries(list)
      void refresh()
    },
  }
}
