import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { CandidateSession } from '../candidate-schemas.ts'
import { AfterInterview } from './after-interview.tsx'
import { Captions } from './captions.tsx'
import { ConsentForm } from './consent-form.tsx'
import { DeviceCheck } from './device-check.tsx'
import { InterviewHeader } from './interview-header.tsx'
import { LeftAnswer } from './left-answer.tsx'
import { QuestionCard } from './question-card.tsx'
import { VoiceBar } from './voice-bar.tsx'
import { ScorePanel } from './score-panel.tsx'
import { type InterviewControl, useInterview } from './use-interview.ts'
import { isPastEnd } from './use-time-limit.ts'
import { type MicrophoneControl, useMicrophone } from './use-microphone.ts'

type ScreenProps = {
  readonly session: CandidateSession
  readonly queryKey: QueryKey
  /** Shown with the result of an interview that was scored. */
  readonly review: ReactNode
}

/** The screen of an interview in all its states: consent, device check, questions, result. */
export function InterviewScreen({ session, queryKey, review }: ScreenProps) {
  const control = useInterview(session, queryKey)
  const microphone = useMicrophone()
  return (
    // As high as the window, so that the footer does not move when one stage follows another.
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-6">
      <InterviewHeader session={session} connection={control.voice.state === 'connecting' ? 'connecting' : control.connection} />
      <Stage session={session} queryKey={queryKey} review={review} control={control} microphone={microphone} />
    </div>
  )
}

type StageProps = ScreenProps & { readonly control: InterviewControl; readonly microphone: MicrophoneControl }

function Stage({ session, queryKey, review, control, microphone }: StageProps) {
  const { status, hasAccess, consentGiven, isWithdrawn } = session
  if (!hasAccess)
    return (
      <EmptyState title="Please open the link in your email">
        Open the newest link that we emailed to you, in this browser.
      </EmptyState>
    )
  if (status === 'cancelled' || isWithdrawn) return <Over session={session} />
  if (status === 'completed')
    return (
      <>
        <LeftAnswer sessionId={session.id} isEnded />
        <AfterInterview session={session} queryKey={queryKey} review={review} />
      </>
    )
  if (!consentGiven) return <ConsentForm session={session} queryKey={queryKey} />
  const isEnding = control.connection !== 'connected' && isPastEnd(session)
  if (isEnding) return <Banner look="news">Your time is over. What you wrote in time is being sent.</Banner>
  if (control.connection !== 'connected') return <DeviceCheck session={session} control={control} microphone={microphone} />
  return <Room session={session} control={control} microphone={microphone} />
}

function Over({ session: { isWithdrawn, company } }: { readonly session: CandidateSession }) {
  return isWithdrawn ? (
    <EmptyState title="Your answers are deleted">
      The transcript and the scores are deleted. {company} still sees that there was an interview, and when.
    </EmptyState>
  ) : (
    <EmptyState title="This interview is cancelled">If you have questions, please write to {company}.</EmptyState>
  )
}

function Room({ session, control, microphone }: Omit<StageProps, 'queryKey' | 'review'>) {
  const { progress, transcript } = session
  const { end, voice, startCall, isTimeOver } = control
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isTimeOver && (
          <Banner look="failed" role="alert">
            Your time is over. What you wrote is sent, and your interview ends, as soon as your connection is back.
          </Banner>
        )}
        <VoiceBar state={voice.state} progress={progress} level={microphone.level} onConnect={() => startCall.run(microphone)} />
        {progress?.current ? (
          <QuestionCard session={session} current={progress.current} control={control} microphone={microphone} />
        ) : (
          <>
            <LeftAnswer sessionId={session.id} />
            <Banner look="done">That was the last question. Press End Interview when you are ready.</Banner>
          </>
        )}
        <Button
          look="danger"
          className="justify-self-start"
          isBusy={end.isBusy}
          onClick={() => {
            microphone.close()
            end.run()
          }}
        >
          End Interview
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ScorePanel session={session} />
        <Captions transcript={transcript} live={voice.caption} />
      </div>
    </div>
  )
}
