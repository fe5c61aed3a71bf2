/** An answer is complete after a silence of this length, so that a person who thinks is not cut off. */
export const patienceMs = 2_500
/** How long to wait for the browser's sign that it can hear the voice. */
const readyMs = 6_000
export const nudgeMs = 30_000
export const secondNudgeMs = 90_000
/** Nobody is there, so the call ends; the candidate can start again for half an hour. */
export const hangUpMs = 5 * 60_000

const nudges = [
  { afterMs: nudgeMs, say: 'Take your time. You can also ask me to repeat the question, or type your answer.' },
  { afterMs: secondNudgeMs, say: 'I do not hear you. You can type your answer below, and nothing is lost.' },
] as const

type Due = 'ready' | 'answered' | 'timeout' | { readonly say: string } | null

/** Measures how long nobody has spoken, and decides what to do. */
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

  /** Called when somebody speaks: the candidate, or the interviewer with a new line. */
  speak(): void {
    this.#answeredAt = null
    this.#since = this.#now()
    this.#nudged = 0
  }

  /** Called when the interviewer has finished. A nudge does not restart the silence. */
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

  /** `isWaiting`: somebody speaks, or speech is not transcribed yet. */
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
    return now - this.#since >= hangUpMs ? 'timeout' : this.#nudge()
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
