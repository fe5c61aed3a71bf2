import { useSuspenseQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { QueueEntry } from '#features/moderation/web/queue-entry.tsx'
import { useQueueFilter } from '#features/moderation/web/queue-filter.ts'
import { QueueFrame } from '#features/moderation/web/queue-frame.tsx'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { QueuedVerification } from '../../moderation-contract.ts'
import { waitingVerifications } from '../verification-queries.ts'
import { useVerdict, type Verdict } from './use-verdict.ts'

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
  const { isBusy, run: approve } = useAction(() => verdict.decide({ status: 'approved', reason: '' }), verdict.onFailure)
  return (
    <Card className="grid gap-3">
      <RequestFacts request={request} />
      <QueueEntry queue="company-verifications" itemId={request.id} label={request.companyName} />
      {isDeclining ? (
        <DeclineForm verdict={verdict} onClose={() => setDeclining(false)} />
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

/** The company reads the reason, so it is required. */
function DeclineForm({ verdict, onClose }: { readonly verdict: Verdict; readonly onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(async (form) => {
    const reason = new FormData(form).get('reason')
    if (typeof reason !== 'string' || reason.trim() === '') throw new InvalidForm({ reason: 'Please give a reason' })
    await verdict.decide({ status: 'declined', reason })
  }, verdict.onFailure)
  return (
    <form noValidate className="grid max-w-prose gap-3" onSubmit={onSubmit} onInput={onInput}>
      <TextAreaField
        ref={field}
        label="Reason, for the company"
        name="reason"
        rows={3}
        maxLength={500}
        error={errors['reason']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" isBusy={isBusy}>
          Decline
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
