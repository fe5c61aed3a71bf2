/** A pseudo-random number generator: the same seed, stream and index always give the same numbers. */
export type SeededRandom = {
  readonly fraction: () => number
  readonly chance: (probability: number) => boolean
  /** An integer in the range, including both ends. */
  readonly between: (low: number, high: number) => number
  readonly pick: <T>(from: readonly T[]) => T
  /** Distinct items, in random order. */
  readonly some: <T>(from: readonly T[], count: number) => T[]
}

/** `ids` is the first of many streams: one for each kind of row. */
export const streams = { employers: 1, jobs: 2, ratings: 3, applicants: 4, replies: 5, habits: 6, ids: 100 } as const

export function seededRandomFor(seed: number, stream: number, index: number): SeededRandom {
  const fraction = mulberry32(scramble(scramble(scramble(seed) + stream) + index))
  const between = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1))
  function pick<T>(from: readonly T[]): T {
    const item = from[between(0, from.length - 1)]
    if (item === undefined) throw new RangeError('nothing to draw from')
    return item
  }
  function some<T>(from: readonly T[], count: number): T[] {
    const rest = [...from]
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(between(0, rest.length - 1), 1)).flat()
  }
  return { fraction, chance: (probability) => fraction() < probability, between, pick, some }
}

/** Returns a function that chooses items by weight. The weights are summed once. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (draw: SeededRandom) => T {
  let total = 0
  const upTo = items.map((item) => (total += weightOf(item)))
  return (draw) => {
    const point = draw.fraction() * total
    const found = items[upTo.findIndex((edge) => point < edge)]
    if (found === undefined) throw new RangeError('nothing to draw from')
    return found
  }
}

function scramble(number: number): number {
  let mixed = (number + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
