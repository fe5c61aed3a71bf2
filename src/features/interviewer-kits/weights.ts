export type AnchorRange = { readonly from: number; readonly to: number }

/** Fractions such as 0.1 are not exact in binary, so sums have a tolerance. */
const tolerance = 0.000_5

export function sumsToOne(weights: readonly number[]): boolean {
  return Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) < tolerance
}

/** Whether each score from 1 to 10 is in exactly one range. */
export function coversAllLevels(ranges: readonly AnchorRange[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  let next = 1
  for (const { from, to } of sorted) {
    if (from !== next || to < from) return false
    next = to + 1
  }
  return next === 11
}
