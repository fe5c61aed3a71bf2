import { type Content, newName } from './voice-events.ts'
import type { VoicePeer } from './voice-peer.ts'
import { humFrames } from './voice-sound.ts'

/** The time in milliseconds that generating a response takes. */
const makingMs = 30
const busy = { type: 'error', error: { type: 'invalid_request_error', code: 'conversation_already_has_active_response' } }

/** Speaks for the service: one response at a time, with captions and sound. */
export class FakeMouth {
  /** The tokens that a response is said to cost; null: as many as it has letters. */
  tokens: number | null = null
  readonly #peer: VoicePeer
  readonly #emit: (event: Content) => void
  readonly #longestMs: number
  #making: NodeJS.Timeout | null = null
  #finish: ((status: string) => void) | null = null
  #playing: string | null = null

  constructor(peer: VoicePeer, emit: (event: Content) => void, longestMs: number) {
    this.#peer = peer
    this.#emit = emit
    this.#longestMs = longestMs
  }

  /** Starts a response. Without instructions, it was requested by a browser. */
  respond({ instructions, metadata }: Content): void {
    if (this.#finish) return this.#emit(busy)
    const [id, itemId] = [newName('resp'), newName('item')]
    const text = typeof instructions === 'string' ? (instructions.split('\n\n').at(-1) ?? '') : 'What your browser wants.'
    const about = { response_id: id, item_id: itemId, output_index: 0, content_index: 0 }
    const response = { id, object: 'realtime.response', ...(metadata === undefined ? {} : { metadata }) }
    this.#emit({ type: 'response.created', response: { ...response, status: 'in_progress' } })
    const item = { id: itemId, type: 'message', role: 'assistant', content: [] }
    this.#emit({ type: 'conversation.item.added', item })
    this.#emit({ type: 'response.output_audio_transcript.delta', ...about, delta: text })
    this.#play(id, text)
    this.#finish = (status) => {
      this.#finish = null
      this.#emit({ type: 'response.output_audio_transcript.done', ...about, transcript: text })
      this.#emit({
        type: 'response.done',
        response: { ...response, status, usage: { total_tokens: this.tokens ?? text.length } },
      })
    }
    this.#making = setTimeout(() => this.#finish?.('completed'), makingMs)
  }

  cancel(): void {
    if (this.#making) clearTimeout(this.#making)
    this.#finish?.('cancelled')
    this.clear()
  }

  clear(): void {
    this.#peer.clear()
    const playing = this.#playing
    this.#playing = null
    if (playing) this.#emit({ type: 'output_audio_buffer.cleared', response_id: playing })
  }

  #play(id: string, text: string): void {
    this.#playing = id
    this.#emit({ type: 'output_audio_buffer.started', response_id: id })
    this.#peer.play(humFrames(text, this.#longestMs), () => {
      this.#playing = null
      this.#emit({ type: 'output_audio_buffer.stopped', response_id: id })
    })
  }
}
