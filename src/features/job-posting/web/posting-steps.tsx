import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { PostingInFull, PostingStep } from '../contract.ts'
import { editPath, jobsPath, likePath } from './posting-paths.ts'
import { useDeleteDraft, usePostingStep } from './posting-queries.ts'

/** A step with its label. A final step asks for confirmation and explains the consequences. */
type Offer = { readonly label: string; readonly step: PostingStep; readonly isFinal?: boolean }

const closing: readonly Offer[] = [
  { label: 'Close: position filled', step: { action: 'close', reason: 'filled' }, isFinal: true },
  { label: 'Close: cancelled', step: { action: 'close', reason: 'cancelled' }, isFinal: true },
]

function offersOf({ state, isExpired, confirmationRequestedAt }: PostingInFull): readonly Offer[] {
  if (state === 'waiting') return [{ label: 'Back to drafts', step: { action: 'withdraw' } }]
  if (state === 'paused') return [{ label: 'Resume', step: { action: 'resume' } }, ...closing]
  if (state !== 'open') return []
  if (isExpired) return [{ label: 'Renew for 30 days', step: { action: 'renew' } }, ...closing]
  return [
    ...(confirmationRequestedAt ? [{ label: 'Still open', step: { action: 'confirm' as const } }] : []),
    { label: 'Renew for 30 days', step: { action: 'renew' } },
    { label: 'Pause', step: { action: 'pause' } },
    ...closing,
  ]
}

type PostingProps = { readonly posting: PostingInFull }

/** The steps that the company can take with a job now. */
export function PostingSteps({ posting }: PostingProps) {
  const { id, state } = posting
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Change this job</h2>
      {state !== 'closed' && (
        <ButtonLink to={editPath(id)} look="secondary">
          Edit
        </ButtonLink>
      )}
      <ButtonLink to={likePath(id)} look="secondary">
        Post one like this
      </ButtonLink>
      <Offers posting={posting} />
      {state === 'draft' && <DeleteDraft postingId={id} />}
    </Card>
  )
}

function Offers({ posting }: PostingProps) {
  const isHydrated = useHydrated()
  const { isBusy, run } = usePostingStep(posting.id)
  const [final, setFinal] = useState<Offer | null>(null)
  return (
    <>
      {offersOf(posting).map((offer) => (
        <Button
          key={offer.label}
          look={offer.isFinal ? 'danger' : 'secondary'}
          isBusy={isBusy}
          disabled={!isHydrated}
          onClick={() => (offer.isFinal ? setFinal(offer) : run(offer.step))}
        >
          {offer.label}
        </Button>
      ))}
      {final && (
        <ConfirmClosing
          label={final.label}
          isBusy={isBusy}
          onClose={() => {
            run(final.step)
            setFinal(null)
          }}
          onKeep={() => setFinal(null)}
        />
      )}
    </>
  )
}

type ConfirmClosingProps = {
  readonly label: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onKeep: () => void
}

function ConfirmClosing({ label, isBusy, onClose, onKeep }: ConfirmClosingProps) {
  const question = useRef<HTMLFieldSetElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <fieldset ref={question} tabIndex={-1} aria-label={label} className="grid gap-2 rounded-control bg-paper p-3 outline-none">
      <p>Closing is final. We email everybody whose application is open.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" isBusy={isBusy} onClick={onClose}>
          Close the job
        </Button>
        <Button look="secondary" onClick={onKeep}>
          Keep it open
        </Button>
      </div>
    </fieldset>
  )
}

function DeleteDraft({ postingId }: { readonly postingId: string }) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { isBusy, run } = useDeleteDraft(postingId, () => void navigate(jobsPath))
  return (
    <Button look="danger" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      Delete Draft
    </Button>
  )
}
