import { DeclineForm } from '#features/moderation/web/decline-form.tsx'
import { dateText } from '#platform/contract/dates.ts'
import type { QueuedRating } from '../../rating-contract.ts'
import type { useVerdict } from './use-verdict.ts'

type DeclineProps = { readonly verdict: ReturnType<typeof useVerdict>; readonly onClose: () => void }

export function DeclineRating({ verdict, onClose }: DeclineProps) {
  return (
    <DeclineForm
      name="Decline this rating"
      hint="The author sees this and can edit and resend."
      button="Decline Rating"
      onDecline={(reason) => verdict.decide('refused', reason)}
      onFailure={verdict.onFailure}
      onClose={onClose}
    />
  )
}

export function RatingText({ rating: { companyName, rating, body, createdAt } }: { readonly rating: QueuedRating }) {
  return (
    <>
      <div>
        <h2 className="text-lg">{companyName}</h2>
        <p>
          <strong className="font-semibold">{rating} of 5</strong>{' '}
          <span className="text-soft">
            · <time dateTime={createdAt}>{dateText(createdAt)}</time>
          </span>
        </p>
      </div>
      {body ? (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      ) : (
        <p className="text-soft">Without a text.</p>
      )}
    </>
  )
}
