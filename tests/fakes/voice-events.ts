import { randomBytes } from 'node:crypto'

export type Content = Readonly<Record<string, unknown>>
export const newName = (kind: string): string => `${kind}_${randomBytes(9).toString('base64url')}`

/** The events with the transcript of an utterance. Null: transcription failed. */
export function transcriptEvents(itemId: string, text: string | null, confidence: number): readonly Content[] {
  const about = { item_id: itemId, content_index: 0 }
  const type = 'conversation.item.input_audio_transcription'
  if (text === null) return [{ type: `${type}.failed`, ...about, error: { code: 'no_transcriber' } }]
  const logprobs = [{ token: text, logprob: Math.log(confidence), bytes: [] }]
  const usage = { type: 'duration', seconds: 1 }
  return [
    { type: `${type}.delta`, ...about, delta: text },
    { type: `${type}.completed`, ...about, transcript: text, logprobs, usage },
  ]
}
