import type { WebSocket } from 'ws'
import { createEar } from './voice-ear.ts'
import { type Content, newName, transcriptEvents } from './voice-events.ts'
import { FakeMouth } from './voice-mouth.ts'
import { openPeer, type VoicePeer } from './voice-peer.ts'

/** Returns the transcript of utterance number `count`. The fake detects that someone speaks but not the words. Null: transcription fails. */
type Transcriber = (count: number) => string | null
/** `longestMs` is the maximum duration of a spoken response. */
export type CallOptions = { readonly silenceMs: number; readonly longestMs: number; readonly hears: Transcriber }

type Command = Content & {
  readonly type: string
  readonly session?: Content
  readonly item?: Content
  readonly response?: Content
}

/** A call. As at the provider, its events go to the browser and to the control connections, and both can send commands. */
export class FakeCall {
  readonly id = newName('rtc')
  readonly sockets = new Set<WebSocket>()
  /** The received commands with their sender. */
  readonly commands: { readonly by: 'browser' | 'server'; readonly command: Command }[] = []
  /** The types of the sent events, in order. */
  readonly sent: string[] = []
  session: Content
  readonly #mouth: FakeMouth
  readonly #peer: VoicePeer
  readonly #onEnd: () => void
  readonly #ear: ReturnType<typeof createEar>
  #count = 0
  #item = ''
  #isOver = false
  #saying: string | null = null

  constructor(session: Content, options: CallOptions, onEnd: () => void) {
    this.session = session
    this.#onEnd = onEnd
    this.#ear = createEar({
      silenceMs: options.silenceMs,
      onStart: () => this.#startSpeech(),
      onStop: () => this.#stopSpeech(options.hears(this.#count++)),
    })
    this.#peer = openPeer({
      onOpen: () => this.#emit({ type: 'session.created', session: this.session }),
      onMessage: (text) => this.command('browser', text),
      onSound: (frame) => this.#ear.hear(frame),
      onClose: () => this.hangUp(),
    })
    this.#mouth = new FakeMouth(this.#peer, (event) => this.#emit(event), options.longestMs)
  }

  answer(offer: string): Promise<string> {
    return this.#peer.answer(offer)
  }

  /** For tests: simulates a command from the browser. */
  fromBrowser(command: Command): void {
    this.command('browser', JSON.stringify(command))
  }

  /** For tests: simulates an utterance with this transcript. */
  hear(text: string | null, confidence = 0.95): void {
    this.#startSpeech()
    this.#stopSpeech(text, confidence)
  }

  /** For tests: each response from now on costs this many tokens. */
  setTokens(tokens: number): void {
    this.#mouth.tokens = tokens
  }

  /** For tests: the service closes the control connection, and the call goes on. */
  dropControl(): void {
    for (const socket of this.sockets) socket.close(1011)
  }

  /** For tests: starts an utterance that lasts until its audio is committed. */
  startSaying(text: string): void {
    this.#saying = text
    this.#startSpeech()
  }

  command(by: 'browser' | 'server', text: string): void {
    const command = JSON.parse(text) as Command // from the product's screens and server
    this.commands.push({ by, command })
    const act = this.#acts[command.type]
    if (act) act(command)
    else this.#emit({ type: 'error', error: { type: 'invalid_request_error', code: 'unknown_event' } })
  }

  hangUp(): void {
    if (this.#isOver) return
    this.#isOver = true
    for (const socket of this.sockets) socket.close(1000)
    this.#peer.close()
    this.#onEnd()
  }

  readonly #acts: Readonly<Record<string, (command: Command) => void>> = {
    'session.update': ({ session = {} }) => {
      this.session = { ...this.session, ...session }
      this.#emit({ type: 'session.updated', session: this.session })
    },
    'input_audio_buffer.clear': () => this.#emit({ type: 'input_audio_buffer.cleared' }),
    'input_audio_buffer.commit': () => this.#commit(),
    'conversation.item.create': ({ item }) => this.#addItem({ id: newName('item'), ...item }),
    'output_audio_buffer.clear': () => this.#mouth.clear(),
    'response.cancel': () => this.#mouth.cancel(),
    'response.create': ({ response = {} }) => this.#mouth.respond(response),
  }

  #emit(event: Content): void {
    this.sent.push(String(event['type']))
    const text = JSON.stringify({ event_id: newName('event'), ...event })
    this.#peer.send(text)
    for (const socket of this.sockets) socket.send(text)
  }

  #addItem(item: Content): void {
    this.#emit({ type: 'conversation.item.added', item })
    this.#emit({ type: 'conversation.item.done', item })
  }

  #commit(): void {
    const saying = this.#saying
    this.#saying = null
    if (saying === null) this.#ear.stop()
    else this.#stopSpeech(saying)
  }

  #startSpeech(): void {
    this.#item = newName('item')
    this.#emit({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: this.#item })
    this.#mouth.clear()
  }

  #stopSpeech(text: string | null, confidence = 0.95): void {
    const id = this.#item
    this.#emit({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 0, item_id: id })
    this.#emit({ type: 'input_audio_buffer.committed', item_id: id })
    this.#addItem({ id, type: 'message', role: 'user', content: [{ type: 'input_audio', transcript: null }] })
    for (const event of transcriptEvents(id, text, confidence)) this.#emit(event)
  }
}
