import type { RealtimeServerEvent, RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import type { TurnState } from '#features/interview-sessions/server/public.ts'
import type { CallEnd } from '#features/interview-sessions/rules.ts'
import type { ControlConnection } from '#platform/server/realtime/realtime-service.ts'
import { createHeardLines, type Moment, type VoiceLine } from './heard-lines.ts'
import { OneVoice } from './one-voice.ts'
import { createReferee, type Foul } from './referee.ts'
import { Silence } from './silence.ts'

export type CallWork = {
  readonly clock: () => Date
  /** Returns false if nothing was recorded. */
  readonly record: (line: VoiceLine) => Promise<boolean>
  readonly finishAnswer: (turn: number) => Promise<void>
  /** Reads the state of the interview and calls `follow`. */
  readonly look: () => Promise<void>
  readonly end: (reason: CallEnd) => void
}

/** After this many attempts to tamper, the call ends and the interview continues by typing. */
export const mostFouls = 5
/** The limit of one call, more than the longest interview needs. */
const mostCallTokens = 400_000

/**
 * One call, seen through its control connection. It makes the voice say what the server has decided, and records what the service has transcribed.
 */
export class LiveCall {
  readonly figures = { tampered: 0, tokens: 0 }
  readonly #session: RealtimeSessionCreateRequest
  readonly #work: CallWork
  readonly #referee: ReturnType<typeof createReferee>
  readonly #heard = createHeardLines()
  readonly #silence: Silence
  #control: ControlConnection | null = null
  #place: Moment = { turn: 0, questionId: null }
  #isReady = false
  readonly #voice: OneVoice

  constructor(session: RealtimeSessionCreateRequest, work: CallWork) {
    this.#session = session
    this.#work = work
    this.#referee = createReferee(session)
    this.#voice = new OneVoice(this.#referee.nonce)
    this.#silence = new Silence(work.clock)
  }

  use(control: ControlConnection): void {
    this.#control = control
    this.#voice.use(control)
  }

  close(): void {
    this.#control?.close()
  }

  /** True while somebody speaks, or speech is not transcribed yet. */
  isWaiting(): boolean {
    return this.#heard.isWaiting()
  }

  /** Commits the audio of a speaker without waiting for the end of the speech. */
  commit(): void {
    if (this.#heard.isSpeaking()) this.#control?.send({ type: 'input_audio_buffer.commit' })
  }

  async onEvent(event: RealtimeServerEvent): Promise<void> {
    const foul = this.#referee.foulOf(event)
    if (foul) return this.#punish(foul)
    this.#voice.onEvent(event)
    switch (event.type) {
      // The browser clears the buffer as soon as its channel is open, which tells us that it can hear the voice.
      case 'input_audio_buffer.cleared':
        return this.#begin()
      case 'output_audio_buffer.stopped':
        return this.#silence.stop()
      case 'response.done':
        return this.#count(event.response.usage?.total_tokens ?? 0)
      default:
        return this.#hear(event)
    }
  }

  /** Says what is new in the interview, whether it comes from voice, typing or another tab. */
  follow({ status, turn, pausedAt, saying, questionId }: TurnState): void {
    if (status !== 'in_progress') return this.#work.end('interview_ended')
    this.#silence.pause(pausedAt !== null)
    if (!this.#isReady || pausedAt || turn <= this.#place.turn) return
    this.#place = { turn, questionId }
    this.#silence.speak()
    this.#voice.say(saying)
  }

  /** Called several times a second. */
  async tick(): Promise<void> {
    const due = this.#silence.due(this.isWaiting())
    if (due === 'ready') return this.#begin()
    if (due === 'timeout') return this.#work.end('silence_timeout')
    if (due !== 'answered') return due === null ? undefined : this.#voice.say(due.say)
    await this.#work.finishAnswer(this.#place.turn)
    await this.#work.look()
  }

  async #hear(event: RealtimeServerEvent): Promise<void> {
    switch (event.type) {
      case 'input_audio_buffer.speech_started':
        this.#silence.speak()
        return this.#heard.start(this.#place)
      case 'input_audio_buffer.committed':
        return this.#heard.commit(event.item_id, this.#place)
      case 'conversation.item.input_audio_transcription.failed':
        return this.#heard.drop(event.item_id)
      case 'conversation.item.input_audio_transcription.completed':
        return this.#record(this.#heard.take(event))
      default:
    }
  }

  async #begin(): Promise<void> {
    if (this.#isReady) return
    this.#isReady = true
    await this.#work.look()
  }

  async #record(line: VoiceLine | null): Promise<void> {
    if (line && (await this.#work.record(line))) this.#silence.answer()
  }

  #count(tokens: number): void {
    this.figures.tokens += tokens
    if (this.figures.tokens > mostCallTokens) this.#work.end('token_limit')
  }

  #punish(foul: Foul): void {
    this.figures.tampered++
    if (foul.kind === 'response') this.#control?.send({ type: 'response.cancel', response_id: foul.responseId })
    if (foul.kind === 'session') this.#control?.send({ type: 'session.update', session: this.#session })
    if (this.figures.tampered >= mostFouls) this.#work.end('tampering')
  }
}
