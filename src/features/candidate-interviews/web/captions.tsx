import { useEffect, useRef } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import type { LiveCaption } from './voice-link.ts'
import type { TranscriptLine } from '#features/interview-sessions/session-schemas.ts'

type CaptionsProps = { readonly transcript: readonly TranscriptLine[]; readonly live: LiveCaption | null }

/** The recorded lines of both sides, and during a call the current speech. */
export function Captions({ transcript, live }: CaptionsProps) {
  const isRecorded = transcript.at(-1)?.text === live?.text
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls to the newest line without scrolling the page.
    if (log.current && (transcript.length > 0 || live)) log.current.scrollTop = log.current.scrollHeight
  }, [transcript, live])
  return (
    <Card className="grid content-start gap-2" aria-labelledby="captions">
      <h2 id="captions" className="text-lg">
        Captions
      </h2>
      <div
        ref={log}
        role="log"
        aria-labelledby="captions"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
        tabIndex={0}
        className="grid max-h-72 gap-2 overflow-y-auto wrap-anywhere"
      >
        {transcript.map(({ id, speaker, text }) => (
          <p key={id}>
            <span className="font-medium">{nameOf(speaker)}:</span> {text}
          </p>
        ))}
        {live && !isRecorded && (
          <p className="text-soft">
            <span className="font-medium">{nameOf(live.speaker)}:</span> {live.text}
          </p>
        )}
      </div>
    </Card>
  )
}

const nameOf = (speaker: 'candidate' | 'interviewer'): string => (speaker === 'candidate' ? 'You' : 'Interviewer')
