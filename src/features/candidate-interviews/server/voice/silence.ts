/** Somebody who thinks is not cut off: an answer is complete when nobody has spoken for so long after it. */
export const patienceMs = 2_500
/** Until the browser says that it hears, we wait no longer than this. */
const readyMs = 6_000
export const nudgeMs = 30_000
export const secondNudgeMs = 90_000
/** Nobody is there; the candidate can start again for half an hour. */
export const hangUpMs = 5 * 60_000

const nudges = [
  { afterMs: nudgeMs, say: 'Take your time. You can also ask me to repeat the question, or type your answer.' },
  { afterMs: secondNudgeMs, say: 'I do not hear you. You can type your answer below, and nothing is lost.' },
] as const

type Due = 'ready' | 'answered' | 'over' | { readonly say: string } | null

/** How long nobody has spoken, and what follows from it. */
export class Silence {
  readonly #clock: () => Date
  #since: number
  #readyAt: number | null
  #answeredAt: number | null = null
  #nudged = 0
  #isPaused = false

  constructor(clock: () => Date) {
    this.#clock = clock
    this.#since = this.#now()
    this.#readyAt = this.#since + readyMs
  }

  /** Somebody speaks: the candidate, or the interviewer with something new. */
  speak(): void {
    this.#answeredAt = null
    this.#since = this.#now()
    this.#nudged = 0
  }

  /** The interviewer has finished. A nudge does not start the silence again. */
  stop(): void {
    if (this.#nudged === 0) this.#since = this.#now()
  }

  answer(): void {
    this.#answeredAt = this.#since = this.#now()
  }

  pause(isPaused: boolean): void {
    if (isPaused || this.#isPaused) this.#since = this.#now()
    this.#isPaused = isPaused
  }

  /** `isWaiting`: somebody speaks, or was not written down yet. */
  due(isWaiting: boolean): Due {
    const now = this.#now()
    if (this.#readyAt !== null && now >= this.#readyAt) {
      this.#readyAt = null
      return 'ready'
    }
    if (this.#isPaused || isWaiting) return null
    if (this.#answeredAt !== null && now - this.#answeredAt >= patienceMs) {
      this.#answeredAt = null
      return 'answered'
    }
    return now - this.#since >= hangUpMs ? 'over' : this.#nudge()
  }

  #nudge(): Due {
    const next = nudges[this.#nudged]
    if (!next || this.#now() - this.#since < next.afterMs) return null
    this.#nudged++
    return next
  }

  #now(): number {
    return this.#clock().getTime()
  }
}
