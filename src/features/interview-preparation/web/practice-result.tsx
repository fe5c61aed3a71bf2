import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { addressOf } from '../addresses.ts'
import type { Selection } from '../choices.ts'
import type { Question } from '../contract.ts'
import { noAnswer, type PracticeState, scoreOf } from '../practice.ts'

type ResultProps = {
  readonly selection: Selection
  readonly questions: readonly Question[]
  readonly state: PracticeState
  readonly round: number
  readonly onAgain: () => void
}

export function PracticeResult({ selection, questions, state, round, onAgain }: ResultProps) {
  const { met, of } = scoreOf(questions, state)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid max-w-3xl gap-6">
      <Card className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          You covered {met} of {of} points
        </h2>
        <p className="text-soft">You checked yourself, so be strict. Practise the points below once more, aloud.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={addressOf(selection, { view: 'practice', round: round + 1 })}>Six more questions</ButtonLink>
          <Button look="outline" onClick={onAgain}>
            Start again
          </Button>
          <ButtonLink to={addressOf(selection)} look="outline">
            Back to the preparation
          </ButtonLink>
        </div>
      </Card>
      <ol className="grid list-decimal gap-4 pl-5">
        {questions.map(({ question, assessmentCriteria }, index) => {
          const missed = assessmentCriteria.filter((one) => !(state.answers[index] ?? noAnswer).met.includes(one))
          return (
            <li key={question}>
              <p className="font-medium">{question}</p>
              <p className="text-soft">{missed.length === 0 ? 'Everything covered.' : `Not covered: ${missed.join('; ')}.`}</p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
