import { setTimeout as wait } from 'node:timers/promises'
import { addCall, findTurns, keepCalls, listOpenCalls, type TurnState } from '#features/interview-sessions/server/public.ts'
import type { CallEnd } from '#features/interview-sessions/rules.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { openRealtime, type RealtimeConfig, type RealtimeService } from '#platform/server/realtime/realtime-service.ts'
import { callSession } from './call-session.ts'
import { type HeldCall, hangUp, msLeft, type NewCall } from './held-call.ts'
import { LiveCall } from './live-call.ts'
import { finishVoiceAnswer, recordVoiceLine } from './record-voice.ts'

type CallContext = Pick<AppContext, 'db' | 'clock'> & {
  readonly realtime: RealtimeConfig
  readonly log: (error: unknown) => void
}

const tickMs = 250
/** After this many ticks the interviews of all calls are read, with one query. */
const ticksBetweenLooks = 4
const ticksBetweenKeeps = 120
/** The limit of one server process. */
const mostCalls = 100
/** How long to wait for the transcript of the last words at the end of an interview. */
const lastWordsMs = 2_000

/** The calls of this process. Their state is in the database, so that any process may answer the browser. */
export class LiveCalls {
  readonly #context: CallContext
  readonly #service: RealtimeService
  readonly #held = new Map<string, HeldCall>()
  /** The pending work of each call: its events are handled one after the other. */
  readonly #work = new WeakMap<LiveCall, Promise<void>>()
  readonly #over = new WeakSet<HeldCall>()
  #timer: NodeJS.Timeout | null = null
  #ticks = 0

  constructor(context: CallContext) {
    this.#context = context
    this.#service = openRealtime(context.realtime)
  }

  /** Opens a call, ends an earlier one of the interview (in whichever process it is), and returns the SDP answer. A failure leaves no call open. */
  async open({ sessionId, offer, endsAt, begin }: NewCall): Promise<string> {
    if (this.#held.size >= mostCalls) throw new Error('too many voice calls')
    const { db, clock, realtime } = this.#context
    const session = callSession(realtime)
    const { answer, providerId } = await this.#service.createCall(offer, session)
    const call = new LiveCall(session, {
      clock,
      record: (line) => recordVoiceLine(this.#context, sessionId, line),
      finishAnswer: (turn) => finishVoiceAnswer(this.#context, sessionId, turn),
      look: () => this.look(),
      end: (reason) => this.#quietly(this.#end(held, reason)),
    })
    const held: HeldCall = { sessionId, endsAt, id: newId(), providerId, call }
    try {
      await db.transaction().execute(async (tx) => addCall(tx, { id: held.id, sessionId, providerId, now: clock() }))
      call.use(await this.#service.attach(providerId, this.#listenersOf(held)))
      await this.end(sessionId, 'replaced', held.id)
      await begin()
    } catch (error) {
      await this.#end(held, 'failed')
      throw error
    }
    this.#held.set(sessionId, held)
    this.#timer ??= setInterval(() => this.#quietly(this.#tick()), tickMs).unref()
    return answer
  }

  /** Ends the calls of an interview, also those of other processes: all of them, or those before a new call. */
  async end(sessionId: string, reason: CallEnd, before?: string): Promise<void> {
    const held = this.#held.get(sessionId)
    if (held && (before === undefined || held.id < before)) await this.#end(held, reason)
    for (const open of await listOpenCalls(this.#context.db, sessionId)) {
      if (before === undefined || open.id < before) await this.#hangUp(open, { reason })
    }
  }

  /** Waits a moment for the transcript of the last words. */
  async settle(sessionId: string): Promise<void> {
    const call = this.#held.get(sessionId)?.call
    if (!call) return
    call.commit()
    for (let waited = 0; waited < lastWordsMs && call.isWaiting(); waited += 50) await wait(50)
    await this.#work.get(call)
  }

  /** Makes each call say what is new in its interview. */
  async look(): Promise<void> {
    if (this.#held.size === 0) return
    const asked = [...this.#held.values()]
    const states = new Map((await findTurns(this.#context.db, [...this.#held.keys()])).map((state) => [state.id, state]))
    for (const held of asked) {
      const state = states.get(held.sessionId)
      if (state) this.#follow(held, state)
      else this.#quietly(this.#end(held, 'interview_ended'))
    }
  }

  #follow(held: HeldCall, state: TurnState): void {
    const leftMs = msLeft(held, state, this.#context.clock())
    if (leftMs < 0) return this.#quietly(this.#end(held, 'time_limit'))
    // What is being said at the end must be transcribed before it.
    if (leftMs < lastWordsMs) held.call.commit()
    held.call.follow(state)
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.allSettled([...this.#held.values()].map((held) => this.#end(held, 'shutdown')))
  }

  #listenersOf(held: HeldCall): Parameters<RealtimeService['attach']>[1] {
    const { call } = held
    return {
      onEvent: (event) => {
        const work = (this.#work.get(call) ?? Promise.resolve()).then(() => call.onEvent(event))
        this.#work.set(call, work.catch(this.#context.log))
      },
      onClose: () => this.#quietly(this.#end(held, 'disconnected')),
    }
  }

  async #tick(): Promise<void> {
    this.#ticks++
    await Promise.all([...this.#held.values()].map(({ call }) => call.tick()))
    if (this.#ticks % ticksBetweenLooks === 0) await this.look()
    const ids = [...this.#held.values()].map(({ id }) => id)
    if (this.#ticks % ticksBetweenKeeps === 0 && ids.length > 0) await keepCalls(this.#context.db, ids, this.#context.clock())
  }

  async #end(held: HeldCall, reason: CallEnd): Promise<void> {
    if (this.#over.has(held)) return
    this.#over.add(held)
    if (this.#held.get(held.sessionId) === held) this.#held.delete(held.sessionId)
    await this.#work.get(held.call)
    held.call.close()
    await this.#hangUp(held, { reason, figures: held.call.figures })
  }

  #hangUp(call: Pick<HeldCall, 'id' | 'providerId'>, ending: Parameters<typeof hangUp>[2]): Promise<void> {
    return hangUp({ ...this.#context, service: this.#service }, call, ending)
  }

  #quietly(work: Promise<unknown>): void {
    work.catch(this.#context.log)
  }
}
