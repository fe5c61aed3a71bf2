import { longestAnswer } from '#features/interview-scoring/methods.ts'
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'

type Transcript = Extract<RealtimeServerEvent, { type: 'conversation.item.input_audio_transcription.completed' }>
/** The place in the interview at which somebody began to speak. */
export type Moment = { readonly turn: number; readonly questionId: string | null }
export type VoiceLine = Moment & { readonly text: string; readonly confidence: number | null }

/** Collects speech that is not recorded yet. A transcript counts once, and only for audio that the service itself has committed. */
export function createHeardLines() {
  const open = new Map<string, Moment>()
  let isSpeaking = false
  let begunAt: Moment | null = null
  return {
    isWaiting: (): boolean => isSpeaking || open.size > 0,
    isSpeaking: (): boolean => isSpeaking,
    start: (place: Moment): void => {
      isSpeaking = true
      begunAt = place
    },
    commit: (itemId: string, place: Moment): void => {
      isSpeaking = false
      open.set(itemId, begunAt ?? place)
      begunAt = null
    },
    drop: (itemId: string): void => void open.delete(itemId),
    take: ({ item_id: itemId, transcript, logprobs }: Transcript): VoiceLine | null => {
      const place = open.get(itemId)
      open.delete(itemId)
      const text = transcript.trim().slice(0, longestAnswer)
      return place && text !== '' ? { ...place, text, confidence: confidenceOf(logprobs ?? []) } : null
    },
  }
}

/** Null if the service reports no confidence; the text then counts as certain. */
function confidenceOf(logprobs: readonly { readonly logprob: number }[]): number | null {
  if (logprobs.length === 0) return null
  const mean = logprobs.reduce((sum, { logprob }) => sum + logprob, 0) / logprobs.length
  return Math.min(1, Math.max(0, Math.exp(mean)))
}
