export const knocksNeeded = 7
export const knockPauseMs = 2_000
export const shownMs = 10_000

export type Knocks = { readonly count: number; readonly lastMs: number }

export const noKnocks: Knocks = { count: 0, lastMs: 0 }

/** Whoever waits too long begins again. */
export function knock({ count, lastMs }: Knocks, nowMs: number): Knocks {
  return { count: nowMs - lastMs > knockPauseMs ? 1 : count + 1, lastMs: nowMs }
}
