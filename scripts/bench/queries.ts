/**
 * Generates realistic searches, sampled from the jobs themselves. The same seed gives the same searches. The kinds are shuffled; otherwise all
 * sixteen clients would request late pages at the same time.
 */
import type { DemographicCode } from '#features/jobs/contract.ts'
import type { BenchJob } from './jobs.ts'

export type SearchQuery = {
  readonly kind: string
  readonly q?: string
  readonly location?: string
  readonly experience?: 'entry' | 'mid' | 'senior'
  readonly demographic?: DemographicCode
  readonly urgent?: 'true'
  readonly page: number
}

const shares = { role: 0.25, word: 0.2, two: 0.15, rare: 0.1, 'words and filter': 0.15, filters: 0.1, deep: 0.03, none: 0.02 }

export function drawQueries(jobs: readonly BenchJob[], count: number, seed = 99): SearchQuery[] {
  const random = generator(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // lists here are never empty
  const role = (): string => pick(jobs).title.toLowerCase()
  const word = (): string => pick(wordsOf(pick(jobs).title))
  const common = (): string => pick(wordsOf(pick(jobs).description))
  const filter = (): Partial<SearchQuery> => {
    const job = pick(jobs)
    return {
      ...(random() < 0.7 ? { location: job.location.split(',')[0] ?? '' } : {}),
      ...(random() < 0.4 ? { experience: job.experienceLevel } : {}),
      // `fresher` also means an experience level, which the other engine does not support.
      ...(random() < 0.2 && job.demographics[0] && job.demographics[0] !== 'fresher' ? { demographic: job.demographics[0] } : {}),
      ...(random() < 0.1 ? { urgent: 'true' as const } : {}),
    }
  }
  const kinds: Readonly<Record<keyof typeof shares, () => Omit<SearchQuery, 'kind'>>> = {
    role: () => ({ q: role(), page: 1 }),
    word: () => ({ q: random() < 0.5 ? word() : common(), page: 1 }),
    two: () => ({ q: `${word()} ${common()}`, page: 1 }),
    rare: () => ({ q: wordsOf(pick(jobs).company)[0] ?? 'office', page: 1 }),
    'words and filter': () => ({ q: random() < 0.6 ? role() : word(), page: 1, ...filter() }),
    filters: () => ({ page: 1, ...filter() }),
    deep: () => ({ q: word(), page: 5 + Math.floor(random() * 40) }),
    none: () => ({ page: 1 + Math.floor(random() * 10) }),
  }
  const drawn = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: Math.round(share * count) }, () => ({ kind, ...kinds[kind as keyof typeof shares]() })),
  )
  return drawn
    .map((query) => ({ query, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ query }) => query)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? ['work']
}

/** The Mulberry32 generator of pseudo-random numbers. It is small and gives the same sequence on every platform. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
