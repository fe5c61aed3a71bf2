const settleMs = 1_000
const repeatMs = 300

let heldUntil = 0
let opening = 0

const holdFor = (ms: number): void => {
  heldUntil = Math.max(heldUntil, performance.now() + ms)
}

/**
 * After a decision the next entry appears under the pointer, with the same buttons in the same place. A press in the first second there was meant for
 * the entry before: it is the second half of a double click, or a key that is still held.
 */
export const pressGuard = {
  /** Whether a decision must be ignored. An ignored one holds on for a moment, so that a key that repeats decides nothing however long it is held. */
  ignores(): boolean {
    const isHeld = opening > 0 || performance.now() < heldUntil
    if (isHeld) holdFor(repeatMs)
    return isHeld
  },
  /** Ignores decisions until what `open` shows has been in view for a second. */
  async during(open: () => Promise<void> | void): Promise<void> {
    opening += 1
    holdFor(settleMs)
    try {
      await open()
    } finally {
      opening -= 1
      holdFor(settleMs)
    }
  },
}
