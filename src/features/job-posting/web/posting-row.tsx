import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { dateText } from '#platform/contract/dates.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { PostingStep, PostingSummary } from '../contract.ts'
import { applicantsPath, editPath, likePath, postingPath } from './posting-paths.ts'
import { usePostingStep } from './posting-queries.ts'
import { StateBadge } from './state-badge.tsx'

type PostingProps = { readonly posting: PostingSummary }

/** A row for one of the company's own jobs. */
export function PostingRow({ posting }: PostingProps) {
  const { id, title, place, state } = posting
  const name = title || 'Untitled job'
  const mayWrite = useMayWrite()
  const isPublic = state !== 'draft' && state !== 'waiting'
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">
            <Link
              to={state === 'draft' && mayWrite ? editPath(id) : postingPath(id)}
              className="inline-block py-1 underline-offset-4 hover:text-blue-dark hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <StateBadge {...posting} />
        </div>
        <p className="text-soft">{[place, datesOf(posting), changesOf(posting)].filter(Boolean).join(' · ')}</p>
        {isPublic && <ReceivedCount posting={posting} name={name} />}
      </div>
      {mayWrite && <RowActions posting={posting} name={name} />}
    </li>
  )
}

function ReceivedCount({ posting: { id, applications, fresh }, name }: PostingProps & { readonly name: string }) {
  return (
    <p>
      <Link to={applicantsPath(id)} className="inline-block py-1 text-blue-dark underline underline-offset-4">
        {applications === 1 ? '1 application' : `${applications.toLocaleString('en-IN')} applications`}
        <span className="sr-only"> for {name}</span>
      </Link>
      {fresh > 0 && <strong className="font-semibold"> · {fresh.toLocaleString('en-IN')} new</strong>}
    </p>
  )
}

function changesOf({ state, reason, hasChanges }: PostingSummary): string {
  if (state === 'draft') return reason === 'incomplete' ? 'Not published: its text is incomplete' : ''
  if (!hasChanges) return ''
  return state === 'waiting' ? 'Changes not submitted' : 'Changes not published'
}

function datesOf({ state, publishedAt, expiresAt, isExpired, updatedAt }: PostingSummary): string {
  if (state === 'draft' || state === 'waiting') return `Changed on ${dateText(updatedAt)}`
  if (expiresAt && (state === 'open' || isExpired)) return `${isExpired ? 'Ended' : 'Open until'} ${dateText(expiresAt)}`
  return publishedAt ? `Posted on ${dateText(publishedAt)}` : ''
}

type Offer = { readonly label: string; readonly step: PostingStep }

/** The step that is most likely next. */
function offerOf({ state, isExpired, confirmationRequestedAt }: PostingSummary): Offer | null {
  if (isExpired) return { label: 'Renew for 30 days', step: { action: 'renew' } }
  if (state === 'open' && confirmationRequestedAt) return { label: 'Still open', step: { action: 'confirm' } }
  if (state === 'open') return { label: 'Pause', step: { action: 'pause' } }
  if (state === 'paused') return { label: 'Resume', step: { action: 'resume' } }
  return null
}

function RowActions({ posting, name }: PostingProps & { readonly name: string }) {
  const { id, state } = posting
  const isHydrated = useHydrated()
  const { isBusy, run } = usePostingStep(id)
  const offer = offerOf(posting)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {offer && (
        <Button
          look="outline"
          isBusy={isBusy}
          disabled={!isHydrated}
          aria-label={`${offer.label}: ${name}`}
          onClick={() => run(offer.step)}
        >
          {offer.label}
        </Button>
      )}
      {state !== 'closed' && (
        <ButtonLink to={editPath(id)} look="secondary" aria-label={`${state === 'draft' ? 'Continue' : 'Edit'}: ${name}`}>
          {state === 'draft' ? 'Continue' : 'Edit'}
        </ButtonLink>
      )}
      {state !== 'draft' && (
        <ButtonLink to={likePath(id)} look="secondary" aria-label={`Post one like this: ${name}`}>
          Post one like this
        </ButtonLink>
      )}
    </div>
  )
}
