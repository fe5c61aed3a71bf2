import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckField, TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { addressOf } from '../addresses.ts'
import type { Selection } from '../choices.ts'
import type { PreparationAnswer, Question } from '../contract.ts'
import { noAnswer, type PracticeAnswer, questionsOf, withAnswer } from '../practice.ts'
import { PracticeResult } from './practice-result.tsx'
import { QuestionMarks } from './question-list.tsx'
import { usePractice } from './use-practice.ts'

type PracticeProps = { readonly selection: Selection; readonly content: PreparationAnswer; readonly round: number }

/** Practice without an interviewer: answer, compare with the expected answer, tick the covered points. */
export function PracticeView({ selection, content, round }: PracticeProps) {
  const questions = questionsOf(content, round)
  const { state, change, clear } = usePractice(selection, round)
  const question = questions[state.at]
  if (!question) return <PracticeResult selection={selection} questions={questions} state={state} round={round} onAgain={clear} />
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-soft">
        Answer as in an interview: speak first, then type the main points. Your answers stay in this browser tab.
      </p>
      <NeedsScript what="This page needs" />
      <PracticeQuestion
        question={question}
        place={`Question ${state.at + 1} of ${questions.length}`}
        answer={state.answers[state.at] ?? noAnswer}
        onChange={(answer) => change(withAnswer(state, answer))}
      >
        <Button onClick={() => change({ ...state, at: state.at + 1 })}>
          {state.at + 1 === questions.length ? 'See the result' : 'Next question'}
        </Button>
      </PracticeQuestion>
      <div className="flex flex-wrap gap-3">
        {state.at > 0 && (
          <Button look="quiet" onClick={() => change({ ...state, at: state.at - 1 })}>
            Previous question
          </Button>
        )}
        <ButtonLink to={addressOf(selection)} look="quiet">
          End the mock interview
        </ButtonLink>
      </div>
    </div>
  )
}

type QuestionProps = {
  readonly question: Question
  readonly place: string
  readonly answer: PracticeAnswer
  readonly onChange: (answer: Partial<PracticeAnswer>) => void
  /** The link to the next step, shown when the answer was compared. */
  readonly children: ReactNode
}

function PracticeQuestion({ question, place, answer, onChange, children }: QuestionProps) {
  const isHydrated = useHydrated()
  const heading = useFocusAtChange(question.question)
  return (
    <Card className="grid gap-4">
      <p className="text-soft">{place}</p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {question.question}
      </h2>
      <QuestionMarks question={question} />
      <TextAreaField
        label="Your answer"
        rows={6}
        maxLength={5_000}
        value={answer.text}
        disabled={!isHydrated}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {answer.isCompared ? (
        <>
          <Comparison question={question} met={answer.met} onMet={(met) => onChange({ met })} />
          <div className="flex flex-wrap gap-3">{children}</div>
        </>
      ) : (
        <Button className="justify-self-start" disabled={!isHydrated} onClick={() => onChange({ isCompared: true })}>
          Show the expected answer
        </Button>
      )}
    </Card>
  )
}

type ComparisonProps = {
  readonly question: Question
  readonly met: readonly string[]
  readonly onMet: (met: readonly string[]) => void
}

function Comparison({ question: { expectedAnswer, assessmentCriteria }, met, onMet }: ComparisonProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button has disappeared, so the heading gets the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="grid max-w-prose gap-1">
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          Expected answer
        </h3>
        <p>{expectedAnswer}</p>
      </div>
      <fieldset>
        <legend className="font-medium">What was in your answer?</legend>
        {assessmentCriteria.map((criterion) => (
          <CheckField
            key={criterion}
            label={criterion}
            checked={met.includes(criterion)}
            onChange={({ currentTarget: { checked } }) => {
              const others = met.filter((one) => one !== criterion)
              onMet(checked ? [...others, criterion] : others)
            }}
          />
        ))}
      </fieldset>
    </div>
  )
}

/** Not at the first question, because the page has just been opened. */
function useFocusAtChange(question: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(question)
  useEffect(() => {
    if (last.current === question) return
    last.current = question
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [question])
  return heading
}
