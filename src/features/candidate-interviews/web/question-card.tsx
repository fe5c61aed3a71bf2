import { useEffect, useMemo, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { CandidateSession, Current } from '../candidate-schemas.ts'
import { questionKey } from './answer-draft.ts'
import { AnswerForm } from './answer-form.tsx'
import { speak, stopSpeaking } from './microphone.ts'
import { clockText, usePauseLeft } from './use-elapsed.ts'
import type { SessionAction } from '../contract.ts'
import type { InterviewControl } from './use-interview.ts'
import type { MicrophoneControl } from './use-microphone.ts'

export type QuestionProps = {
  readonly session: CandidateSession
  readonly current: Current
  readonly control: InterviewControl
  readonly microphone: MicrophoneControl
}

const kinds = { 'warm-up': 'Warm-up, not scored', question: 'Question', 'follow-up': 'Follow-up question' } as const

/** One question at a time, spoken and shown, and answered by voice or by typing. */
export function QuestionCard({ session, current, control, microphone }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A repeated question is a new turn, so it is spoken again.
  const spoken = useMemo(() => ({ turn: current.turn, text: current.text }), [current.turn, current.text])
  const isPaused = session.progress?.isPaused ?? false
  // During a call the interviewer's voice speaks instead of the browser's.
  const isCall = control.voice.state === 'connected' || control.voice.state === 'connecting'
  // The words before the call was lost may be the whole answer.
  const isAnswered = session.transcript.at(-1)?.speaker === 'candidate'
  useEffect(() => {
    if (isPaused) return
    if (!isCall) speak(spoken.text)
    heading.current?.focus({ preventScroll: true })
    return stopSpeaking
    // oxlint-disable-next-line react/exhaustive-deps -- a call that is lost does not repeat the question
  }, [spoken, isPaused])
  return (
    <Card className="grid gap-4" aria-labelledby="question">
      <p className="text-soft">
        {kinds[current.kind]}
        {current.competency && ` · ${current.competency}`} · about {Math.round(current.timeLimit / 60) || 1} min. Take your time.
      </p>
      <h2 id="question" ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {current.text}
      </h2>
      {isPaused ? (
        <Paused progress={session.progress} />
      ) : (
        <AnswerForm key={questionKey(current)} session={session} current={current} control={control} microphone={microphone} />
      )}
      <Actions current={current} control={control} isPaused={isPaused} isSpoken={isCall || isAnswered} />
    </Card>
  )
}

function Paused({ progress }: Pick<CandidateSession, 'progress'>) {
  const left = usePauseLeft(progress)
  return (
    <div className="grid gap-1">
      <p>Paused. Your interview goes on when you are ready.</p>
      {left > 0 ? (
        <p className="tabular-nums">Your time is stopped for another {clockText(left)}.</p>
      ) : (
        <p className="text-brick">Your pauses are used up, and your time runs on.</p>
      )}
    </div>
  )
}

type ActionsProps = Pick<QuestionProps, 'current' | 'control'> & { readonly isPaused: boolean; readonly isSpoken: boolean }

function Actions({ current: { turn }, control: { act }, isPaused, isSpoken }: ActionsProps) {
  const button = (action: SessionAction, label: string, look: 'quiet' | 'outline' = 'quiet') => (
    <Button look={look} isBusy={act.isBusy} onClick={() => act.run({ turn, action })}>
      {label}
    </Button>
  )
  if (isPaused) return <div className="flex flex-wrap gap-3">{button('resume', 'Go on')}</div>
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-3">
      {isSpoken && button('finish', 'I have finished', 'outline')}
      {button('repeat', 'Repeat the question')}
      {button('skip', 'Skip')}
      {button('pause', 'I need a moment')}
    </div>
  )
}
