import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import type { CvRating } from '#features/cvs/contract.ts'
import { myRating } from '#features/cvs/web/my-cv.ts'
import { RatingFrame, RatingPlace } from './rating-place.tsx'

/** Focuses the field of this path ("experience.0.company"). */
export type GoToField = (field: string) => void

/** The rating of the saved CV, which is shown until the form is loaded. */
export function SavedRating() {
  const { data } = useQuery(myRating)
  return <RatingStrip rating={data ?? null} />
}

/** `onGo` focuses a field; undefined without a form. */
type RatingStripProps = { readonly rating: CvRating | null; readonly isOpen?: boolean; readonly onGo?: GoToField | undefined }

/** The rating in one line, which opens the reasons. It has the same height before there is a rating. */
export function RatingStrip({ rating, isOpen = false, onGo }: RatingStripProps) {
  if (rating === null) return <RatingPlace />
  return (
    <RatingFrame>
      <details open={isOpen} className="group">
        <summary className="flex h-13.5 cursor-pointer list-none items-center gap-2 rounded-card px-4 [&::-webkit-details-marker]:hidden">
          <Line rating={rating} />
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-4 px-4 pt-1 pb-4">
          <Rating rating={rating} onGo={onGo} />
        </div>
      </details>
    </RatingFrame>
  )
}

function Line({ rating: { rating, checks } }: { readonly rating: CvRating }) {
  const failed = checks.filter(({ isPassed }) => !isPassed).length
  const left = failed === 0 ? 'nothing to improve' : `${failed} ${failed === 1 ? 'thing' : 'things'} to improve`
  return (
    <p className="min-w-0">
      <span className="text-xl font-semibold">{rating.toFixed(1)}</span> of 5 <span className="text-soft">· {left}</span>
    </p>
  )
}

type CheckRow = CvRating['checks'][number]

type RatingProps = { readonly rating: CvRating; readonly onGo: GoToField | undefined }

function Rating({ rating: { checks }, onGo }: RatingProps) {
  const passed = checks.filter(({ isPassed }) => isPassed)
  const failed = checks.filter(({ isPassed }) => !isPassed)
  return (
    <>
      <Ledger checks={[...passed, ...failed]} />
      <p>{failed.length === 0 ? 'Nothing is missing.' : 'To reach 5.0:'}</p>
      {failed.length > 0 && (
        <ul className="grid gap-3">
          {failed.map((check) => (
            <CheckLine key={check.name} check={check} onGo={onGo} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-blue-dark">
            {passed.length === 1 ? '1 check passed' : `${passed.length} checks passed`}
          </summary>
          <ul className="mt-2 grid gap-3">
            {passed.map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** One cell per check; its width is proportional to the points. */
function Ledger({ checks }: { readonly checks: readonly CheckRow[] }) {
  const cells = checks.map(({ name, points, isPassed }, at) => {
    const x = checks.slice(0, at).reduce((sum, check) => sum + check.points, 0)
    return (
      <rect key={name} x={x + 0.02} y="0" width={points - 0.04} height="1" className={isPassed ? 'fill-leaf' : 'fill-line'} />
    )
  })
  return (
    <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
      {cells}
    </svg>
  )
}

function CheckLine({ check, onGo }: { readonly check: CheckRow; readonly onGo?: GoToField | undefined }) {
  const { name, points, isPassed, reason, fix, example } = check
  const Sign = isPassed ? Check : CircleAlert
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-2">
      <Sign aria-hidden="true" className={`mt-0.5 size-5 ${isPassed ? 'text-leaf' : 'text-marigold-ink'}`} />
      <p className="font-medium">
        {name}
        <span className="sr-only">{isPassed ? ', passed' : ', not passed'}</span>
      </p>
      <p className="text-sm text-soft">
        {isPassed ? points.toFixed(1) : `+${points.toFixed(1)}`}
        <span className="sr-only">{isPassed ? ' points' : ' points to gain'}</span>
      </p>
      <p className="col-start-2 col-end-4 text-sm text-soft">
        {reason}. {!isPassed && <span className="text-ink">{fix}</span>}
        {!isPassed && <span className="mt-1 block border-l-2 border-line pl-2">{example}</span>}
      </p>
      {!isPassed && onGo && <MendIt check={check} onGo={onGo} />}
    </li>
  )
}

function MendIt({ check: { name, field }, onGo }: { readonly check: CheckRow; readonly onGo: GoToField }) {
  return (
    <Button look="quiet" className="col-start-2 -ml-4 justify-self-start" onClick={() => onGo(field)}>
      Fix this<span className="sr-only">{`: ${name}`}</span>
    </Button>
  )
}
