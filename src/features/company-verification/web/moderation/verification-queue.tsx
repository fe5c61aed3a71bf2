import { useSuspenseQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { DeclineForm } from '#features/moderation/web/decline-form.tsx'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { QueuedVerification } from '../../moderation-contract.ts'
import { waitingVerifications } from '../verification-queries.ts'
import { SimilarCompanies } from './similar-companies.tsx'
import { useVerdict } from './use-verdict.ts'

const kinds = { gstin: 'GSTIN', cin: 'CIN' }

export function VerificationQueue() {
  const { data: requests } = useSuspenseQuery(waitingVerifications(useQueueFilter()))
  return (
    <QueueFrame
      queue="company-verifications"
      kinds={kinds}
      shown={requests.length}
      empty={<EmptyState title="No companies to verify">Documents of new companies will appear here.</EmptyState>}
    >
      <ul aria-label="Companies to verify" className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <Waiting request={request} />
          </li>
        ))}
      </ul>
    </QueueFrame>
  )
}

function Waiting({ request }: { readonly request: QueuedVerification }) {
  const [isDeclining, setDeclining] = useState(false)
  const verdict = useVerdict(request)
  const isHydrated = useHydrated()
  const { isBusy, run: approve } = useAction(
    () => verdict.decide({ status: 'approved', reason: '' }),
    (error) => verdict.onFailure(error, false),
  )
  return (
    <Card className="grid gap-3">
      <RequestFacts request={request} />
      <QueueEntry queue="company-verifications" itemId={request.id} label={request.companyName} />
      {isDeclining ? (
        <DeclineForm {...declineOf(request, verdict)} onClose={() => setDeclining(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            isBusy={isBusy}
            disabled={!isHydrated}
            aria-label={`Approve ${request.companyName}`}
            onClick={() => approve()}
          >
            Approve
          </Button>
          <Button
            look="danger"
            disabled={!isHydrated}
            aria-label={`Decline ${request.companyName}`}
            onClick={() => setDeclining(true)}
          >
            Decline
          </Button>
        </div>
      )}
    </Card>
  )
}

function declineOf({ companyName }: QueuedVerification, { decide, onFailure }: ReturnType<typeof useVerdict>) {
  return {
    name: `Decline ${companyName}`,
    hint: 'The company sees this.',
    button: 'Decline',
    onDecline: (reason: string) => decide({ status: 'declined', reason }),
    onFailure,
  }
}

function RequestFacts({ request }: { readonly request: QueuedVerification }) {
  const { id, companyName, website, contactEmail, kind, number, submittedAt, hasFile } = request
  return (
    <>
      <h2 className="text-lg wrap-anywhere">{companyName}</h2>
      <dl className="grid gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-soft">{kind.toUpperCase()}</dt>
        <dd className="font-medium">{number}</dd>
        <dt className="text-soft">Website</dt>
        <dd>{website ?? 'None'}</dd>
        <dt className="text-soft">Contact</dt>
        <dd>{contactEmail}</dd>
        <dt className="text-soft">Sent</dt>
        <dd>
          {dateText(submittedAt)}, {timeText(submittedAt)}
        </dd>
      </dl>
      <SimilarCompanies request={request} />
      {hasFile ? (
        <a href={`/api/admin/company-verifications/${id}/document`} className={buttonClass('quiet', '-ml-4 justify-self-start')}>
          <FileDown aria-hidden="true" className="size-4" />
          Download the document
        </a>
      ) : (
        <p className="text-soft">No document is stored any more.</p>
      )}
    </>
  )
}
