import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { CvRating } from '#features/cvs/contract.ts'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { myRating } from '#features/cvs/web/my-cv.ts'
import { rateFields } from './rate-fields.ts'

/** Focuses the field of this path ("experience.0.company"). */
type Go = (field: string) => void

/** How the CV reads to an employer, updated while typing. */
export function LiveRating({ onGo }: { readonly onGo: Go }) {
  const fields = useDeferredValue(useWatch<CvFields>())
  return <RatingCard rating={rateFields(readFields(fields))} onGo={onGo} />
}

/** The rating of the saved CV, until the form is loaded. */
export function SavedRating() {
  const { data } = useQuery(myRating)
  return <RatingCard rating={data ?? null} />
}

/** There is an `onGo` where there is a form. */
type RatingCardProps = { readonly rating: CvRating | null; readonly onGo?: Go | undefined }

function RatingCard({ rating, onGo }: RatingCardProps) {
  return (
    <Card aria-labelledby="cv-rating" className="grid gap-4">
      <h2 id="cv-rating" className="text-lg">
        CV rating
      </h2>
      {rating === null ? (
        <p className="text-soft">Start typing to see your CV score and how to improve it.</p>
      ) : (
        <Rating rating={rating} onGo={onGo} />
      )}
    </Card>
  )
}

type CheckRow = CvRating['checks'][number]

function Rating({ rating: { rating, checks }, onGo }: RatingCardProps & { readonly rating: CvRating }) {
  const passed = checks.filter(({ isPassed }) => isPassed)
  const failed = checks.filter(({ isPassed }) => !isPassed)
  return (
    <>
      <p>
        <span className="text-3xl font-semibold">{rating.toFixed(1)}</span> <span className="text-soft">of 5.0</span>
      </p>
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

/** One cell per check, as wide as its points. */
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

function CheckLine({ check, onGo }: { readonly check: CheckRow; readonly onGo?: Go | undefined }) {
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

function MendIt({ check: { name, field }, onGo }: { readonly check: CheckRow; readonly onGo: Go }) {
  return (
    <Button look="quiet" className="col-start-2 -ml-4 justify-self-start" onClick={() => onGo(field)}>
      Fix this<span className="sr-only">{`: ${name}`}</span>
    </Button>
  )
}
