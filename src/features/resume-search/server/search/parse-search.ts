import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { allOf, facetsQuery, parsePlace, placeFacets, titleQuery } from '#features/job-index/server/public.ts'
import { normaliseWords } from '#features/search-words/server/public.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import type { ResumeFilters } from '../../contract.ts'

/** A search as queries of resume_search; an empty query has no condition. */
export type IndexQuery = {
  /** Matches everything, for the GIN index. */
  readonly all: string
  /** Matches people whose title and skills have all the words; empty if that does not matter. Answered by `head` alone. */
  readonly first: string
  /** The filters only, if there are no words. Also answered by `head`. */
  readonly filters: string
  /** Experience and notice, which are not in `head`; part of `all`. */
  readonly ranges: string
  /** If there are phrases: the condition on `phrases`. */
  readonly phrase: string
  /** The searched stems, for marking. */
  readonly stems: readonly string[]
}

/** The combination of words, in PostgreSQL's notation: 'nurs' & !( 'night' <-> 'shift' ). */
type ParsedWords = Pick<IndexQuery, 'phrase' | 'stems'> & { readonly loose: string }
const noWords: ParsedWords = { loose: '', phrase: '', stems: [] }

const cached = 2_000
const distance = /<(?:-|\d+)>/g
/** Removes excluded phrases, which would exclude too much without positions. */
const withoutPhrase = /!\([^()]*<(?:-|\d+)>[^()]*\)/g
const unwanted = /!\([^()]*\)|!'(?:[^']|'')*'/g

/** Returns a function that parses a search in the database and caches the result. */
export function openParser(pool: Pool): (search: ResumeFilters) => Promise<IndexQuery> {
  const words = new LRUCache<string, ParsedWords>({ max: cached })
  const places = new LRUCache<string, string>({ max: cached })

  async function wordsOf(typed: string): Promise<ParsedWords> {
    // "+word" has the same meaning as a plain word.
    const q = normaliseWords(typed.replaceAll(/(?<=^|\s)\+(?=[\p{L}"])/gu, ''))
    const parsed = words.get(q) ?? (await parseWords(pool, q))
    words.set(q, parsed)
    return parsed
  }

  async function placeOf(typed: string): Promise<string> {
    const place = places.get(typed) ?? facetsQuery(placeFacets(await parsePlace(pool, typed)))
    places.set(typed, place)
    return place
  }

  return async (search) => {
    const { q, location, move, programme } = search
    const [{ loose, phrase, stems }, place] = await Promise.all([q ? wordsOf(q) : noWords, location ? placeOf(location) : ''])
    const filters = allOf(place && move ? `${place} | '#m'` : place, programme ? `'#d${programme}'` : '')
    const ranges = rangeQuery(search)
    const inHead = titleQuery({ stems: loose, written: '' }, '#t')
    return {
      all: allOf(loose, filters, ranges),
      first: inHead && allOf(inHead, filters),
      filters: loose ? '' : filters,
      ranges,
      phrase,
      stems,
    }
  }
}

async function parseWords(pool: Pool, q: string): Promise<ParsedWords> {
  const { rows } = await pool.query<{ exact: string }>(
    statement('resume-words', `select websearch_to_tsquery('portal', search_text($q))::text exact`, { q }),
  )
  const exact = rows[0]?.exact ?? ''
  return {
    loose: exact.replaceAll(withoutPhrase, "!'#never'").replaceAll(distance, '&'),
    phrase: exact.search(distance) === -1 ? '' : exact,
    stems: [...exact.replaceAll(unwanted, '').matchAll(/'((?:[^']|'')*)'/g)].map(([, stem = '']) => stem.replaceAll("''", "'")),
  }
}

/** Years are indexed in spans of 1, 2, 4 … 128, so that at most a dozen lexemes cover any range: an index reads each of them. */
const levels = 7
const mostYears = 2 ** levels - 1
const noticeDays = [0, 15, 30, 60, 90]

/** The ranges as lexemes, so that the GIN index can use them if they are selective. */
function rangeQuery({ experienceMin, experienceMax, notice }: ResumeFilters): string {
  const years = spansOf(experienceMin ?? 0, experienceMax ?? mostYears)
  const days = noticeDays.filter((each) => notice !== undefined && each <= notice).map((each) => `'#n${each}'`)
  return allOf(experienceMin === undefined && experienceMax === undefined ? '' : years.join(' | '), days.join(' | '))
}

/** The notation of the view resume_search_rows: `#x2.3` are the years 12 to 15. */
function spansOf(from: number, to: number): string[] {
  const spans: string[] = []
  for (let year = from; year <= to;) {
    const level = Math.max(
      ...Array.from({ length: levels + 1 }, (_, n) => (year % 2 ** n === 0 && year + 2 ** n - 1 <= to ? n : 0)),
    )
    spans.push(`'#x${level}.${year / 2 ** level}'`)
    year += 2 ** level
  }
  return spans.length > 0 ? spans : ["'#never'"]
}
