import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dateText } from '#platform/contract/dates.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { PostingInFull, PostingStep } from '../contract.ts'
import { readFields } from '../fields.ts'
import { unconfirmedDays } from '../rules.ts'
import { applicantsPath, editPath, jobsPath, likePath } from './posting-paths.ts'
import { PostingPreview } from './posting-preview.tsx'
import { postingFor, useDeleteDraft, usePostingStep } from './posting-queries.ts'
import { StateBadge } from './state-badge.tsx'

/** A job as its company manages it. */
export function PostingPage({ postingId }: { readonly postingId: string }) {
  const { data: posting } = useSuspenseQuery(postingFor(postingId))
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_22rem] two:gap-8">
      <PostingPreview fields={readFields(posting.body)} company={posting.company} isPageOnly />
      <aside aria-label="State of this job" className="grid gap-4 max-two:order-first">
        <State posting={posting} />
        <Steps posting={posting} />
      </aside>
    </div>
  )
}

type PostingProps = { readonly posting: PostingInFull }

function State({ posting }: PostingProps) {
  const { id, applications, fresh, publishedAt, expiresAt } = posting
  return (
    <Card className="grid gap-3">
      <p>
        <StateBadge {...posting} />
      </p>
      <Explanation posting={posting} />
      <dl className="grid grid-cols-2 gap-3">
        <Figure name="Applications">{applications.toLocaleString('en-IN')}</Figure>
        <Figure name="New">{fresh.toLocaleString('en-IN')}</Figure>
        <Figure name="Posted">{publishedAt ? dateText(publishedAt) : 'Not yet'}</Figure>
        <Figure name="Apply before">{expiresAt ? dateText(expiresAt) : '–'}</Figure>
      </dl>
      {applications > 0 && <ButtonLink to={applicantsPath(id)}>See applicants</ButtonLink>}
    </Card>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Explanation({ posting: { state, reason, isExpired, confirmationRequestedAt, hasChanges } }: PostingProps) {
  const text = isExpired
    ? 'The last day to apply is over, so nobody sees it. Renew it for 30 more days.'
    : {
        draft: 'Only your team sees it.',
        waiting: 'It is published as soon as your company is verified.',
        open: confirmationRequestedAt ? `Is it still open? Without an answer for ${unconfirmedDays} days we pause it.` : '',
        paused:
          reason === 'unconfirmed'
            ? 'Nobody confirmed that it is still open. Resume it if it is.'
            : 'Nobody sees it until you resume it.',
        held: 'Job seekers have reported it. Our staff are looking at it, and write to you. You need not do anything.',
        closed:
          reason === 'removed'
            ? 'Our staff have removed it, because it breaks our terms.'
            : 'It is final. You can post one like it.',
      }[state]
  return (
    <>
      {text && <p>{text}</p>}
      {hasChanges && state !== 'draft' && state !== 'waiting' && (
        <Banner look="news">There are changes that are not published. Open it with Edit to publish them.</Banner>
      )}
    </>
  )
}

type Offer = { readonly label: string; readonly step: PostingStep; readonly look?: 'secondary' | 'danger' }

function offersOf({ state, isExpired, confirmationRequestedAt }: PostingInFull): readonly Offer[] {
  const close: readonly Offer[] = [
    { label: 'Close: position filled', step: { action: 'close', reason: 'filled' }, look: 'danger' },
    { label: 'Close: cancelled', step: { action: 'close', reason: 'cancelled' }, look: 'danger' },
  ]
  if (state === 'waiting') return [{ label: 'Back to drafts', step: { action: 'withdraw' } }]
  if (state === 'paused') return [{ label: 'Resume', step: { action: 'resume' } }, ...close]
  if (state !== 'open') return []
  if (isExpired) return [{ label: 'Renew for 30 days', step: { action: 'renew' } }, ...close]
  return [
    ...(confirmationRequestedAt ? [{ label: 'Still open', step: { action: 'confirm' as const } }] : []),
    { label: 'Renew for 30 days', step: { action: 'renew' } },
    { label: 'Pause', step: { action: 'pause' } },
    ...close,
  ]
}

function Steps({ posting }: PostingProps) {
  const { id, state } = posting
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { isBusy, run } = usePostingStep(id)
  const { isBusy: isDeleting, run: remove } = useDeleteDraft(id, () => void navigate(jobsPath))
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
      {offersOf(posting).map(({ label, step, look = 'secondary' }) => (
        <Button key={label} look={look} isBusy={isBusy} disabled={!isHydrated} onClick={() => run(step)}>
          {label}
        </Button>
      ))}
      {state === 'draft' && (
        <Button look="danger" isBusy={isDeleting} disabled={!isHydrated} onClick={() => remove()}>
          Delete draft
        </Button>
      )}
    </Card>
  )
}
