import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { FinalCallEnd } from '#features/interview-sessions/rules.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import { LevelMeter } from './level-meter.tsx'
import type { VoiceState } from './voice-link.ts'

type BarProps = {
  readonly state: VoiceState
  readonly progress: CandidateSession['progress']
  readonly level: number
  readonly onConnect: () => void
}

/** Shows the state of the call. Answers can always be typed. */
export function VoiceBar({ state, progress, level, onConnect }: BarProps) {
  if (state === 'off') return null
  if (state === 'away')
    return (
      <Banner look="failed" role="alert">
        <span className="flex flex-wrap items-center gap-3">
          {progress?.callEnd ? ended[progress.callEnd] : 'The voice is away. Type your answers: nothing that you said is lost.'}
          <Button look="outline" onClick={onConnect}>
            Connect the Voice
          </Button>
        </span>
      </Banner>
    )
  const isPaused = progress?.isPaused ?? false
  return (
    <Card className="grid gap-2">
      <output>{state === 'connecting' ? 'Connecting…' : isPaused ? 'Paused: nobody hears you.' : listening}</output>
      <LevelMeter level={isPaused ? 0 : level} />
    </Card>
  )
}

const ended: Readonly<Record<FinalCallEnd, string>> = {
  silence_timeout: 'We heard nothing for five minutes, so the call has ended. Nothing that you said is lost.',
  tampering: 'This browser changed the call, so it has ended. Type your answers: nothing that you said is lost.',
  token_limit: 'The call has reached its limit. Type your answers: nothing that you said is lost.',
}
const listening = 'The interviewer hears you. Speak when you are ready, or type your answer.'
