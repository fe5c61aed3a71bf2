import type { Responses } from '../contract.ts'
import { answeredPercent, answersText } from '../rules.ts'

type AnswerRateProps = {
  /** Null while there are too few applications. */
  readonly responses: Responses | null
  /** For a line with other facts: only the share and the number of applications. */
  readonly isShort?: boolean
}

/** How the company responds. A short line is empty if nothing is known. Uses no hooks, so it may be in a cached fragment. */
export function AnswerRate({ responses, isShort = false }: AnswerRateProps) {
  if (!responses) return isShort ? null : <span className="text-soft">Too few applications to say</span>
  if (!isShort) return <span>{answersText(responses)}</span>
  return (
    <span className="inline-block">
      <span className={answeredPercent(responses) >= good ? 'font-medium text-leaf' : ''}>
        {answeredPercent(responses)}% answered
      </span>{' '}
      ({responses.applications.toLocaleString('en-IN')}
      <span className="sr-only"> applications</span>)
    </span>
  )
}

/** From two of three on, the share is shown as a good one. */
const good = 67
