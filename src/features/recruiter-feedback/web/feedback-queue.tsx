import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { DecisionForm } from '#features/moderation/web/decision-form.tsx'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { type FilterInAddress, useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { areaLabel, experienceLevels, type IndustryCode, industries, type LevelCode } from '../areas.ts'
import type { feedbackModeration, QueuedFeedback } from '../moderation-contract.ts'

const call = apiCalls<typeof feedbackModeration>()
export const queuedFeedback = (filter: FilterInAddress) =>
  apiQuery<typeof feedbackModeration>()('GET /api/admin/recruiter-feedback', { query: filter })

const kinds = Object.fromEntries(Object.keys(industries).map((code) => [code, areaLabel(code as IndustryCode, null)])) // the object has these keys

/** Pending reports first. The order stays as it was loaded, so that nothing moves while staff work. */
export function FeedbackQueue() {
  const { data: reports } = useSuspenseQuery(queuedFeedback(useQueueFilter()))
  return (
    <QueueFrame
      queue="recruiter-feedback"
      kinds={kinds}
      shown={reports.length}
      waiting={reports.filter(({ status }) => status === 'pending').length}
      empty={<EmptyState title="No feedback yet">Reports of recruiters will appear here.</EmptyState>}
    >
      <ul aria-label="Reports" className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

type ReportProps = { readonly report: QueuedFeedback }

const statusLabels = { pending: 'Pending', published: 'Published', refused: 'Declined' } as const
const statusLooks = { pending: 'marigold', published: 'leaf', refused: 'plain' } as const

function Report({ report }: ReportProps) {
  const { companyName, recruiterName, recruiterEmail, status, createdAt } = report
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-3 text-lg">
          {companyName} <Badge look={statusLooks[status]}>{statusLabels[status]}</Badge>
        </h2>
        <p className="text-soft">
          {roleText(report)} · <time dateTime={createdAt}>{dateText(createdAt)}</time>
        </p>
        <p className="text-soft">
          {recruiterName}, {recruiterEmail}
        </p>
      </div>
      <QueueEntry queue="recruiter-feedback" itemId={report.id} label={`report of ${companyName}`} />
      <ReportTexts report={report} />
      <Decision report={report} />
    </Card>
  )
}

function roleText({ categoryId, subcategoryId, experienceLevel }: QueuedFeedback): string {
  const industry = Object.hasOwn(industries, categoryId) ? areaLabel(categoryId as IndustryCode, subcategoryId) : categoryId // just checked
  const level = Object.hasOwn(experienceLevels, experienceLevel)
    ? experienceLevels[experienceLevel as LevelCode]
    : experienceLevel // just checked
  return `${industry} · ${level}`
}

function ReportTexts({ report }: ReportProps) {
  const { timeframe, salaryMin, salaryMax, additionalInsights } = report
  const lists: readonly (readonly [name: string, items: readonly string[]])[] = [
    ['Questions', report.actualQuestions],
    ['Assessment criteria', report.assessmentCriteria],
    ['Interview process', report.interviewProcess],
    ['Common mistakes', report.commonMistakes],
    ['Success factors', report.successFactors],
    ['Negotiation points', report.negotiationPoints],
    ['Pay a year', [`₹${salaryMin.toLocaleString('en-IN')} to ₹${salaryMax.toLocaleString('en-IN')}`]],
    ['Timeframe', [timeframe]],
    ['Additional insights', additionalInsights ? [additionalInsights] : []],
  ]
  return (
    <dl className="grid gap-3 two:grid-cols-2">
      {lists
        .filter(([, items]) => items.length > 0)
        .map(([name, items]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            {items.map((item) => (
              <dd key={item} className="whitespace-pre-line">
                {item}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

const done = { published: 'Feedback Published', refused: 'Feedback Declined' } as const

/** A decided report can be decided differently later. */
function Decision({ report: { id: feedbackId, status, companyName } }: ReportProps) {
  const client = useQueryClient()
  const list = queuedFeedback(useQueueFilter())
  const refresh = useQueueRefresh('recruiter-feedback')
  const choices = [
    { value: 'published', label: 'Publish', look: 'outline', needsReason: false },
    { value: 'refused', label: 'Decline', look: 'danger', needsReason: true },
  ] as const
  return (
    <DecisionForm
      // Typed text of the last decision does not stay for the next one.
      key={status}
      name={`Decide about the report of ${companyName}`}
      choices={choices.filter(({ value }) => value !== status)}
      onDecide={async (decision, reason) => {
        const input = { params: { feedbackId }, body: { from: status, status: decision, reason } }
        const changed = await call('PUT /api/admin/recruiter-feedback/:feedbackId/status', input)
        toast({ title: done[decision] })
        client.setQueryData(list.queryKey, (before) => before?.map((one) => (one.id === feedbackId ? changed : one)))
        await refresh()
      }}
      onFailure={(error) => {
        tellFailure({ title: 'Could Not Save the Decision' }, error)
        if (error instanceof CallFailed && error.code === 'decided') void client.invalidateQueries(list)
        void refresh()
      }}
    />
  )
}
