import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { DecisionForm } from '#features/moderation/web/decision-form.tsx'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { type FilterInAddress, useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { useQueueRefresh } from '#features/moderation/web/queue-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import type { disputeModeration, QueuedDispute } from '../contract.ts'

const call = apiCalls<typeof disputeModeration>()
export const queuedDisputes = (filter: FilterInAddress) =>
  apiQuery<typeof disputeModeration>()('GET /api/admin/interview-disputes', { query: filter })

const kinds = { review: 'Review' }
const statusLabels = { open: 'Open', upheld: 'Upheld', declined: 'Declined' } as const
const statusLooks = { open: 'marigold', upheld: 'leaf', declined: 'plain' } as const

export function DisputeQueue() {
  const { data: disputes } = useSuspenseQuery(queuedDisputes(useQueueFilter()))
  return (
    <QueueFrame
      queue="interview-disputes"
      kinds={kinds}
      shown={disputes.length}
      waiting={disputes.filter(({ status }) => status === 'open').length}
      empty={<EmptyState title="No disputes">Candidates who ask for a review will appear here.</EmptyState>}
    >
      <ul aria-label="Disputes" className="grid gap-4">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <DisputeCard dispute={dispute} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

type DisputeProps = { readonly dispute: QueuedDispute }

function DisputeCard({ dispute }: DisputeProps) {
  const { id, status, reason, answer, createdAt, company, report } = dispute
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <h2 className="flex flex-wrap items-center gap-3 text-lg">
        {report.candidateName} <Badge look={statusLooks[status]}>{statusLabels[status]}</Badge>
      </h2>
      <p className="text-soft">
        {report.role} · {company} · <time dateTime={createdAt}>{dateText(createdAt)}</time>
      </p>
      <QueueEntry queue="interview-disputes" itemId={id} label={`dispute of ${report.candidateName}`} />
      <p className="whitespace-pre-line">{reason}</p>
      <Evidence dispute={dispute} />
      {answer && <p className="border-l-2 border-line-strong pl-3">{answer}</p>}
      {status === 'open' && <Decision dispute={dispute} />}
    </Card>
  )
}

function Evidence({ dispute: { report } }: DisputeProps) {
  return (
    <div>
      <Disclosure title="Scores">
        <ul className="grid gap-3">
          {report.answers
            .filter(({ outcome }) => outcome === 'answered')
            .map(({ questionId, question, score, justification, quotes }) => (
              <li key={questionId}>
                <p className="font-medium">{question}</p>
                <p>
                  {score === null ? 'Not assessed' : `${score} / 10`} {justification}
                </p>
                {quotes.map((quote) => (
                  <p key={quote}>“{quote}”</p>
                ))}
              </li>
            ))}
        </ul>
      </Disclosure>
      <Disclosure title="Transcript">
        <ul className="grid gap-2">
          {report.transcript.map(({ id, speaker, text, correction }) => (
            <li key={id} className="whitespace-pre-line">
              {speaker === 'candidate' ? 'Candidate' : 'Interviewer'}: {text}
              {correction && ` (corrected: ${correction})`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

const choices = [
  { value: 'upheld', label: 'Remove the scores', look: 'outline', needsReason: true },
  { value: 'declined', label: 'Leave the scores', look: 'danger', needsReason: true },
] as const
const done = { upheld: 'Dispute Upheld', declined: 'Dispute Declined' } as const

function Decision({ dispute: { id: disputeId, status, report } }: DisputeProps) {
  const client = useQueryClient()
  const list = queuedDisputes(useQueueFilter())
  const refresh = useQueueRefresh('interview-disputes')
  return (
    <DecisionForm
      name={`Decide about the dispute of ${report.candidateName}`}
      choices={choices}
      onDecide={async (decision, reason) => {
        const input = { params: { disputeId }, body: { from: status, status: decision, reason } }
        const changed = await call('PUT /api/admin/interview-disputes/:disputeId', input)
        toast({ title: done[decision] })
        client.setQueryData(list.queryKey, (before) => before?.map((one) => (one.id === disputeId ? changed : one)))
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
