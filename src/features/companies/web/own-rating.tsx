import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { OwnRating as Own } from '../rating-contract.ts'
import { ownRating, signedIn } from './company-search.ts'
import { RatingForm } from './rating-form.tsx'

/** The person's own rating. Visitors and people who have not applied only see who may rate. */
export function OwnRating({ companyId }: { readonly companyId: string }) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return user ? <SignedIn companyId={companyId} /> : <WhoMay />
}

function SignedIn({ companyId }: { readonly companyId: string }) {
  const { data, error, refetch, isFetching } = useQuery({ ...ownRating(companyId), enabled: false })
  // The sign-in has ended since the last screen was opened.
  if (error instanceof CallFailed && error.status === 401) return <WhoMay />
  if (!data) return <FailedPart title="Failed to fetch your rating" isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data.mayRate) return <WhoMay />
  return (
    <div className="grid gap-3 border-t border-line pt-4 print:hidden">
      <h3 className="text-lg">{data.rating ? 'Your rating' : 'Rate this company'}</h3>
      {data.rating && <Standing companyId={companyId} rating={data.rating} />}
      <RatingForm key={`${companyId} ${data.rating?.status}`} companyId={companyId} before={data.rating} />
    </div>
  )
}

const states = {
  pending: "We're reviewing your rating. It will appear once our team has read it.",
  published: 'Your rating is live (anonymous).',
  refused: 'Your rating was not published. Share only what you saw, without names, and send it again.',
} as const

function Standing({ companyId, rating }: { readonly companyId: string; readonly rating: NonNullable<Own['rating']> }) {
  const client = useQueryClient()
  const { isBusy, run: remove } = useAction(
    async () => {
      const { removeRating } = await import('./remove-rating.ts')
      await removeRating(client, companyId)
    },
    { title: 'Could Not Remove the Rating' },
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-soft">
        {states[rating.status]}
        {rating.refusedBecause && <> The reason: {rating.refusedBecause}</>}
      </p>
      <Button look="quiet" isBusy={isBusy} onClick={() => remove()}>
        Remove
      </Button>
    </div>
  )
}

function WhoMay() {
  return (
    <p className="border-t border-line pt-4 text-soft print:hidden">
      Applied here? You can rate the company.{' '}
      <Link to="/applications" className="text-blue-dark underline underline-offset-4">
        My Applications
      </Link>
    </p>
  )
}
