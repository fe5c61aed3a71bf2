import type { Words } from '../parse-queries.ts'
import type { Hit } from '../search-queries.ts'
import { allOf, type Facet, facetsQuery } from './facets.ts'
import { anywhereTier, type Tier, type Titles } from './tiers.ts'
import { inTitle } from './words.ts'

/** Jobs that come one after the other in the list, and before those of the next level. */
export type Level = {
  readonly tier: Tier
  readonly tsquery: string
  /** Titles and facets alone stand in a vector that is small. */
  readonly column: 'head' | 'tsv'
  /** Two levels in one: taken whole or not at all, because only then it is in order. */
  readonly isWhole?: boolean
}
/** A search as the index is asked. */
export type Asked = {
  readonly all: string
  readonly titles: Titles
  readonly levels: readonly Level[]
  /** All levels but the last in one, for where few jobs stand in them. */
  readonly titlesTogether: Level | null
}
type Wanted = { readonly words: Words; readonly facets: readonly Facet[]; readonly titlesFirst: boolean }

export function askedBy({ words, facets, titlesFirst }: Wanted): Asked {
  const filters = facetsQuery(facets)
  const all = allOf(words.stems, filters)
  const own = titlesFirst ? inTitle(words, '#n') : ''
  const last = { tier: anywhereTier, column: words.stems ? 'tsv' : 'head' } as const
  if (!own) return { all, titles: ['', '', ''], levels: [{ ...last, tsquery: all }], titlesTogether: null }
  const [written, any] = [inTitle(words, '#w'), inTitle(words, '#t')]
  return {
    all,
    titles: [written, own, any],
    levels: [
      { tier: 0, tsquery: allOf(written, filters), column: 'head' },
      { tier: 1, tsquery: allOf(own, filters, `!(${written})`), column: 'head' },
      { tier: 2, tsquery: allOf(any, filters, `!(${own})`), column: 'head' },
      { ...last, tsquery: allOf(all, `!(${any})`) },
    ],
    titlesTogether: { tier: 2, tsquery: allOf(any, filters), column: 'head', isWhole: true },
  }
}

/** Where the page goes on within a level: nowhere, if its jobs all stand behind. Undefined, if they have all been shown. */
export function startIn({ tier, isWhole = false }: Level, after: Hit | null): Hit | null | undefined {
  if (!after || (tier > after.tier && !isWhole)) return null
  return tier >= after.tier ? after : undefined
}
