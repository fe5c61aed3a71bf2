import { useState } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import { LevelMeter } from './level-meter.tsx'
import { speak } from './microphone.ts'
import type { InterviewControl } from './use-interview.ts'
import type { MicrophoneControl } from './use-microphone.ts'

type CheckProps = {
  readonly session: CandidateSession
  readonly control: InterviewControl
  readonly microphone: MicrophoneControl
}

/** Tests microphone, level and speaker, and starts the interview by voice or by typing. */
export function DeviceCheck({ session, control, microphone }: CheckProps) {
  const { connection, failure } = control
  const mayDictate = session.consents.includes('voice') || session.consents.includes('call')
  const isRunning = session.status === 'in_progress'
  return (
    <Card className="grid max-w-3xl gap-4" aria-labelledby="check">
      <h2 id="check" className="text-xl">
        {isRunning ? 'Go on with your interview' : 'Check your devices'}
      </h2>
      {mayDictate && <MicrophoneTest microphone={microphone} />}
      <SpeakerTest />
      {connection === 'failed' && (
        <Banner look="failed" role="alert">
          {failure}
        </Banner>
      )}
      <p className="text-soft">The first question is a warm-up, which is not scored.</p>
      <StartButtons control={control} microphone={microphone} mayDictate={mayDictate} />
    </Card>
  )
}

type StartProps = Pick<CheckProps, 'control' | 'microphone'> & { readonly mayDictate: boolean }

function StartButtons({ control: { start, startCall, isReady }, microphone, mayDictate }: StartProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        disabled={!isReady}
        isBusy={start.isBusy || startCall.isBusy}
        onClick={() => (mayDictate ? startCall.run(microphone) : start.run())}
      >
        Start Voice Interview
      </Button>
      {mayDictate && (
        <Button
          look="secondary"
          disabled={!isReady}
          isBusy={start.isBusy}
          onClick={() => {
            microphone.close()
            start.run()
          }}
        >
          Type My Answers
        </Button>
      )}
    </div>
  )
}

function MicrophoneTest({ microphone }: Pick<CheckProps, 'microphone'>) {
  const { isBusy, error, run } = useAction(microphone.open, () => {})
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outline" isBusy={isBusy} onClick={() => run()}>
          Test the microphone
        </Button>
        {microphone.isOpen && <p className="text-leaf">The microphone works. Say something: the bar moves.</p>}
        {error && !microphone.isOpen && <p className="text-brick">No microphone. You can type your answers.</p>}
      </div>
      {microphone.isOpen && <LevelMeter level={microphone.level} />}
    </div>
  )
}

function SpeakerTest() {
  const [heard, setHeard] = useState<boolean | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="outline" onClick={() => setHeard(speak('This is how the questions sound.'))}>
        Test the speaker
      </Button>
      {heard === true && <p className="text-leaf">You should hear a sentence now. Every question is also shown as text.</p>}
      {heard === false && <p className="text-soft">This browser has no voice. You read the questions instead.</p>}
    </div>
  )
}
