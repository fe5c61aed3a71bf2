import { useEffect, useRef } from 'react'
import { answerOf, questionKey, useAnswerDraft } from '#features/candidate-interviews/web/answer-draft.ts'
import { AnswerField } from '#features/candidate-interviews/web/answer-form.tsx'
import { UnsentText } from '#features/candidate-interviews/web/left-answer.tsx'
import { speak, stopSpeaking } from '#features/candidate-interviews/web/microphone.ts'
import { useDictation } from '#features/candidate-interviews/web/use-dictation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { MockInterview } from '../contract.ts'
import type { MockControl } from './use-mock.ts'

type Current = NonNullable<MockInterview['current']>
type QuestionProps = { readonly mock: MockInterview; readonly current: Current; readonly control: MockControl }

/** A question, spoken if the browser has a voice, and always shown as text. */
export function MockQuestion({ mock, current, control }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { turn, text, kind, competency, timeLimit } = current
  useEffect(() => {
    speak(text)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
    return stopSpeaking
  }, [text])
  return (
    <Card className="grid gap-4" aria-labelledby="mock-question">
      <p className="text-soft">
        {kind === 'follow-up' ? 'Follow-up question' : `Question ${mock.feedback.length + 1} of ${mock.total}`} · {competency} ·
        about {Math.max(1, Math.round(timeLimit / 60))} min
      </p>
      <h2 id="mock-question" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {text}
      </h2>
      <AnswerForm key={questionKey({ ...current })} mock={mock} current={current} control={control} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-3">
        <Button look="quiet" onClick={() => speak(text)}>
          Repeat the question
        </Button>
        <Button look="quiet" isBusy={control.skip.isBusy} onClick={() => control.skip.run(turn)}>
          Skip
        </Button>
        <Button look="quiet" isBusy={control.end.isBusy} onClick={() => control.end.run()}>
          End the mock interview
        </Button>
      </div>
    </Card>
  )
}

/** Dictated text can be read and edited before it is sent. */
function AnswerForm({ mock, current, control }: QuestionProps) {
  const { draft, error, type, hear, placeLeft } = useAnswerDraft(mock.id, questionKey(current))
  const { isOn, hasFailed, start, stop } = useDictation(hear)
  return (
    <div className="grid gap-3">
      {draft.left && <UnsentText text={draft.left} onUse={() => placeLeft(true)} onDrop={() => placeLeft(false)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outline" aria-pressed={isOn} onClick={isOn ? stop : start}>
          {isOn ? 'Stop speaking' : 'Speak my answer'}
        </Button>
        <p className={`text-sm ${hasFailed ? 'text-brick' : 'text-soft'}`}>
          {hasFailed
            ? 'This browser cannot write down what you say. Please type.'
            : 'Some browsers send the sound to their maker to turn it into text.'}
        </p>
      </div>
      <AnswerField
        draft={draft}
        error={error}
        onType={type}
        isBusy={control.answer.isBusy}
        onSend={() => {
          stop()
          control.answer.run({ turn: current.turn, spoken: answerOf(draft) })
        }}
      />
    </div>
  )
}
