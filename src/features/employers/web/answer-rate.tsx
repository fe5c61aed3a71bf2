import type { Responses } from '../contract.ts'
import { answeredPercent, answersText } from '../rules.ts'

type AnswerRateProps = {
  /** As the calls give them: null while there are too few applications. */
  readonly responses: Responses | null
  /** In a line with other facts: the share and the number of applications. */
  readonly isShort?: boolean
}

/** Whether the company answers. In a short line nothing is said where nothing is known. Without hooks, so it may be in a cached fragment. */
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

/** Two of three: from here on it speaks for the company. */
const good = 67
