import { useEffect, useRef } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import type { TranscriptLine } from '#features/interview-sessions/session-schemas.ts'

/** Both sides in writing, as they are recorded. */
export function Captions({ transcript }: { readonly transcript: readonly TranscriptLine[] }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The newest line is in view; the page itself does not move.
    if (log.current && transcript.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [transcript])
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
            <span className="font-medium">{speaker === 'candidate' ? 'You' : 'Interviewer'}:</span> {text}
          </p>
        ))}
      </div>
    </Card>
  )
}
