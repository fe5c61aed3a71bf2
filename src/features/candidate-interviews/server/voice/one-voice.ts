import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { ControlConnection } from '#platform/server/realtime/realtime-service.ts'
import { sayEvent } from './call-session.ts'

/** The provider's code for a response that was requested during another one. */
const busyCode = 'conversation_already_has_active_response'

/**
 * Makes sure that a call says one thing at a time: a new line cuts off the current one, and a line that was refused because another was active is
 * said afterwards.
 */
export class OneVoice {
  #control: ControlConnection | null = null
  readonly #newNonce: () => string
  #isActive = false
  #isPlaying = false
  #said = ''
  #owed = ''

  constructor(newNonce: () => string) {
    this.#newNonce = newNonce
  }

  use(control: ControlConnection): void {
    this.#control = control
  }

  say(text: string): void {
    if (this.#isActive) this.#control?.send({ type: 'response.cancel' })
    if (this.#isPlaying) this.#control?.send({ type: 'output_audio_buffer.clear' })
    this.#said = text
    this.#control?.send(sayEvent(text, this.#newNonce()))
  }

  onEvent(event: RealtimeServerEvent): void {
    if (event.type === 'output_audio_buffer.started') this.#isPlaying = true
    if (event.type === 'output_audio_buffer.cleared' || event.type === 'output_audio_buffer.stopped') this.#isPlaying = false
    if (event.type === 'response.created') this.#isActive = true
    if (event.type === 'error' && event.error.code === busyCode) this.#owed = this.#said
    if (event.type === 'response.done') this.#finish()
  }

  #finish(): void {
    this.#isActive = false
    const owed = this.#owed
    this.#owed = ''
    if (owed !== '') this.say(owed)
  }
}
