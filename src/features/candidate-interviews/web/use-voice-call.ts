import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CandidateSession } from '../candidate-schemas.ts'
import type { StartTokens } from './use-start-token.ts'
import { type LiveCaption, VoiceLink, type VoiceState } from './voice-link.ts'

type VoiceParts = {
  readonly session: CandidateSession
  readonly queryKey: QueryKey
  readonly tokens: StartTokens
  readonly reload: () => Promise<unknown>
}

/** The voice call of this browser: its state, and the current speech. */
export function useVoiceCall({ session, queryKey, tokens, reload }: VoiceParts) {
  const client = useQueryClient()
  const isEnded = (): boolean => Boolean(client.getQueryData<CandidateSession>(queryKey)?.progress?.callEnd)
  const isPaused = session.progress?.isPaused ?? false
  const [state, setState] = useState<VoiceState>('off')
  const [caption, setCaption] = useState<LiveCaption | null>(null)
  const [link] = useState(
    () => new VoiceLink({ sessionId: session.id, tokens, reload, isEnded, onState: setState, onCaption: setCaption }),
  )
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
