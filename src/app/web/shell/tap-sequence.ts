export const tapsNeeded = 7
const tapPauseMs = 2_000
export const shownMs = 10_000

export type TapSequence = { readonly count: number; readonly lastMs: number }

export const noTaps: TapSequence = { count: 0, lastMs: 0 }

/** Anyone who waits too long begins again. */
export function nextTap({ count, lastMs }: TapSequence, nowMs: number): TapSequence {
  return { count: nowMs - lastMs > tapPauseMs ? 1 : count + 1, lastMs: nowMs }
}
