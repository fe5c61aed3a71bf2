import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { LevelMeter } from './level-meter.tsx'
import type { VoiceState } from './voice-link.ts'

type BarProps = {
  readonly state: VoiceState
  readonly level: number
  readonly isPaused: boolean
  readonly onConnect: () => void
}

/** Shows the state of the call. Answers can always be typed. */
export function VoiceBar({ state, level, isPaused, onConnect }: BarProps) {
  if (state === 'off') return null
  if (state === 'away')
    return (
      <Banner look="failed" role="alert">
        <span className="flex flex-wrap items-center gap-3">
          The voice is away. Type your answers: nothing that you said is lost.
          <Button look="outline" onClick={onConnect}>
            Connect the Voice
          </Button>
        </span>
      </Banner>
    )
  return (
    <Card className="grid gap-2">
      <output>{state === 'connecting' ? 'Connecting…' : isPaused ? 'Paused: nobody hears you.' : listening}</output>
      <LevelMeter level={isPaused ? 0 : level} />
    </Card>
  )
}

const listening = 'The interviewer hears you. Speak when you are ready, or type your answer.'
