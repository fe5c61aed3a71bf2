import { useEffect, useState } from 'react'
import type { StartTokens } from './use-start-token.ts'
import { type LiveCaption, VoiceLink, type VoiceState } from './voice-link.ts'

type VoiceParts = {
  readonly sessionId: string
  readonly tokens: StartTokens
  readonly reload: () => Promise<unknown>
  readonly isPaused: boolean
}

/** The voice call of this browser: its state, and the current speech. */
export function useVoiceCall({ sessionId, tokens, reload, isPaused }: VoiceParts) {
  const [state, setState] = useState<VoiceState>('off')
  const [caption, setCaption] = useState<LiveCaption | null>(null)
  const [link] = useState(() => new VoiceLink({ sessionId, tokens, reload, onState: setState, onCaption: setCaption }))
  useEffect(() => {
    if (state === 'connected') link.mute(isPaused)
  }, [link, state, isPaused])
  useEffect(() => {
    const leave = (): void => {
      link.leave()
      link.close()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [link])
  return {
    state,
    caption,
    connect: (stream: MediaStream) => link.connect(stream),
    close: (next?: VoiceState) => link.close(next),
  }
}
