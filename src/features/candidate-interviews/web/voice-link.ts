import { CallFailed } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { StartTokens } from './use-start-token.ts'
import { type CallEvent, openVoiceCall, type VoiceCall } from './voice-call.ts'

/** `off`: no call is wanted. `away`: the call could not be connected again or the server has ended it, and answers are typed. */
export type VoiceState = 'off' | 'connecting' | 'connected' | 'away'
export type LiveCaption = { readonly speaker: 'interviewer' | 'candidate'; readonly text: string }

/** The pause before each attempt, in milliseconds. */
const retryMs = [500, 2_000, 5_000, 10_000] as const
/** The server records a line a moment after the browser has received it. */
const recordedMs = 300
const speakers: Readonly<Record<string, LiveCaption['speaker']>> = {
  'response.output_audio_transcript.delta': 'interviewer',
  'conversation.item.input_audio_transcription.delta': 'candidate',
}
/** Events after which the recorded state is read again from the server. */
const news = new Set(['response.created', 'conversation.item.input_audio_transcription.completed'])

type LinkParts = {
  readonly sessionId: string
  readonly tokens: Pick<StartTokens, 'useForCall' | 'giveBack'>
  readonly reload: () => Promise<unknown>
  /** True if the server has ended the call on purpose, as last read. */
  readonly isEnded: () => boolean
  readonly onState: (state: VoiceState) => void
  readonly onCaption: (caption: LiveCaption | null) => void
}

/** Keeps the call of this browser connected: it reconnects after a loss, and gives up in favour of typing. */
export class VoiceLink {
  readonly #parts: LinkParts
  #call: VoiceCall | null = null
  #caption: LiveCaption | null = null

  constructor(parts: LinkParts) {
    this.#parts = parts
  }

  /** Nobody can hear the call any more, so the server hangs up at once. The interview can be continued later. */
  leave(): void {
    if (this.#call) this.#leave()
  }

  async connect(stream: MediaStream): Promise<void> {
    this.close('connecting')
    const address = await this.#parts.tokens.useForCall()
    try {
      this.#call = await openVoiceCall(stream, address, {
        onEvent: (event) => this.#onEvent(event),
        onLost: () => void this.#connectAgain(stream),
        onMicrophoneLost: () => {
          this.leave()
          this.close('away')
          toast({ title: 'Microphone Lost', text: 'You can type your answers. Nothing is lost.', isAlert: true })
        },
      })
    } catch (error) {
      // A token that has opened nothing is used again; a call that was opened but not connected is ended.
      if (isAway(error)) this.#parts.tokens.giveBack(address)
      else if (!(error instanceof CallFailed)) this.#leave()
      throw error
    }
    this.#parts.onState('connected')
  }

  close(next: VoiceState = 'off'): void {
    this.#call?.close()
    this.#call = null
    this.#show(null)
    this.#parts.onState(next)
  }

  mute(isMuted: boolean): void {
    this.#call?.mute(isMuted)
  }

  /** The interview may have ended meanwhile; then there is nothing to connect. */
  async #connectAgain(stream: MediaStream): Promise<void> {
    if (!this.#call) return
    this.close('connecting')
    await this.#parts.reload()
    if (this.#parts.isEnded()) return this.close('away')
    for (const ms of retryMs) {
      await new Promise((resolve) => setTimeout(resolve, ms))
      if (!stream.active) return this.close('off')
      try {
        await this.connect(stream)
        await this.#parts.reload()
        return
      } catch (error) {
        if (error instanceof CallFailed && !isAway(error)) break
      }
    }
    this.close('away')
  }

  #onEvent({ type, delta = '' }: CallEvent): void {
    const speaker = speakers[type]
    const before = this.#caption?.speaker === speaker ? this.#caption?.text : ''
    if (speaker) this.#show({ speaker, text: `${before}${delta}` })
    if (type === 'response.created') this.#show(null)
    if (news.has(type)) setTimeout(() => void this.#parts.reload(), recordedMs)
  }

  /** Tells the server to end the call, also while the page is being closed. */
  #leave(): void {
    navigator.sendBeacon(`/api/candidate/interviews/${this.#parts.sessionId}/leave`)
  }

  #show(caption: LiveCaption | null): void {
    this.#caption = caption
    this.#parts.onCaption(caption)
  }
}

/** The service may be available later. */
const isAway = (error: unknown): boolean => error instanceof CallFailed && error.status === 503
