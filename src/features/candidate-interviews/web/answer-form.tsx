import { longestAnswer } from '#features/interview-scoring/methods.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import type { CandidateSession, Current } from '../candidate-schemas.ts'
import { answerOf, questionKey, useAnswerDraft } from './answer-draft.ts'
import { UnsentText } from './left-answer.tsx'
import { LevelMeter } from './level-meter.tsx'
import { useDictation } from './use-dictation.ts'
import type { InterviewControl } from './use-interview.ts'
import type { MicrophoneControl } from './use-microphone.ts'

type AnswerProps = {
  readonly session: CandidateSession
  readonly current: Current
  readonly control: InterviewControl
  readonly microphone: MicrophoneControl
}

/** The form for an answer. Dictated text can be read and edited before it is sent. */
export function AnswerForm({ session, current, control, microphone }: AnswerProps) {
  const { draft, error, type, hear, placeLeft } = useAnswerDraft(session.id, questionKey(current))
  const dictation = useDictation(hear)
  return (
    <div className="grid gap-3">
      {draft.left && <UnsentText text={draft.left} onUse={() => placeLeft(true)} onDrop={() => placeLeft(false)} />}
      {session.consents.includes('voice') && microphone.isOpen && control.voice.state !== 'connected' && (
        <Dictation dictation={dictation} level={microphone.level} />
      )}
      <AnswerField
        draft={draft}
        error={error}
        onType={type}
        isBusy={control.answer.isBusy}
        onSend={() => {
          dictation.stop()
          control.answer.run({ turn: current.turn, spoken: answerOf(draft) })
        }}
      />
    </div>
  )
}

type AnswerFieldProps = {
  readonly draft: { readonly text: string }
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
}

export function AnswerField({ draft: { text }, error, isBusy, onType, onSend }: AnswerFieldProps) {
  return (
    <>
      <TextAreaField
        label="Your answer"
        rows={6}
        maxLength={longestAnswer}
        error={error}
        value={text}
        // Text that is typed while the answer is being sent would belong to no question.
        readOnly={isBusy}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      <Button className="justify-self-start" isBusy={isBusy} disabled={text.trim() === ''} onClick={onSend}>
        Send Answer
      </Button>
    </>
  )
}

type DictationProps = { readonly dictation: ReturnType<typeof useDictation>; readonly level: number }

function Dictation({ dictation: { isOn, hasFailed, start, stop }, level }: DictationProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outline" aria-pressed={isOn} onClick={isOn ? stop : start}>
          {isOn ? 'Stop speaking' : 'Speak my answer'}
        </Button>
        {hasFailed && <p className="text-brick">This browser cannot write down what you say. Please type.</p>}
      </div>
      <LevelMeter level={level} />
    </div>
  )
}
