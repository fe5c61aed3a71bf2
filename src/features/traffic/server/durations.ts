/** Durations are counted in buckets, four for each doubling from a quarter of a millisecond on, so a percentile is at most a fifth too high. */
const perDoubling = 4
const mostClasses = 100

export function classOf(ms: number): number {
  if (ms <= 0.25) return 0
  return Math.min(mostClasses - 1, Math.ceil((Math.log2(ms) + 2) * perDoubling))
}

/** The longest duration of a bucket, in milliseconds. */
export function longestOf(index: number): number {
  return 2 ** (index / perDoubling - 2)
}

/** The names of buckets, created once so that counting creates no strings. */
export const classNames: readonly string[] = Array.from({ length: mostClasses }, (_, index) => String(index))

type Percentiles = { readonly p50: number; readonly p95: number; readonly p99: number }

/** In milliseconds; null if nothing was counted. */
export function percentilesOf(counts: ReadonlyMap<string, number>): Percentiles | null {
  const classes = [...counts].map(([name, count]) => ({ index: Number(name), count })).toSorted((a, b) => a.index - b.index)
  const all = classes.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const at = (share: number): number => {
    let left = Math.ceil(all * share)
    for (const { index, count } of classes) {
      left -= count
      if (left <= 0) return longestOf(index)
    }
    return longestOf(mostClasses - 1)
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
