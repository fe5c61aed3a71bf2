import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** The words of a search as two tsqueries of the same structure: `stems` with stemmed words, `written` with the words themselves in the singular. */
export type Words = { readonly stems: string; readonly written: string }
export const noWords: Words = { stems: '', written: '' }

/** Parses a query. The index stores no positions, so words in quotes must all occur, but not next to each other. */
export async function parseWords(pool: Pool, q: string): Promise<Words> {
  const { rows } = await pool.query<Words>(
    statement(
      'search-words',
      `select regexp_replace(websearch_to_tsquery('portal', typed)::text, '<(-|[0-9]+)>', '&', 'g') stems,
      regexp_replace(singulars(websearch_to_tsquery('portal_written', typed)::text), '<(-|[0-9]+)>', '&', 'g') written from search_text($q) typed`,
      { q },
    ),
  )
  return rows[0] ?? noWords
}

const eachWord = `websearch_to_tsquery('portal', typed)::text stems, singulars(websearch_to_tsquery('portal_written', typed)::text) written`

/** Parses each word separately and keeps the order. The words must consist of letters only. */
export async function parseSingleWords(pool: Pool, words: readonly string[]): Promise<Words[]> {
  const { rows } = await pool.query<Words>(
    statement(
      'search-single-words',
      `select ${eachWord} from unnest($words::text[]) with ordinality given (word, n), search_text(word) typed order by n`,
      { words },
    ),
  )
  return rows
}

/** Parses words of jobs separately, the most common ones first. */
export async function parseTerms(
  pool: Pool,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<(Words & { readonly term: string })[]> {
  const { rows } = await pool.query<Words & { readonly term: string }>(
    statement(
      'search-parsed-terms',
      `select term, ${eachWord}
      from (select term from search_terms order by df desc, term offset $offset limit $limit) terms, search_text(term) typed`,
      { offset, limit },
    ),
  )
  return rows
}

export type ParsedWord = { readonly text: string; readonly words: string }

/** Parses each text separately. Texts without a lexeme, such as "the" and punctuation, are omitted. */
export async function parseEach(pool: Pool, texts: readonly string[]): Promise<ParsedWord[]> {
  const { rows } = await pool.query<ParsedWord>(
    statement(
      'search-each-word',
      `select text, words::text from unnest($texts::text[]) with ordinality typed (text, n),
      websearch_to_tsquery('portal', search_text(text)) words where numnode(words) > 0 order by n`,
      { texts },
    ),
  )
  return rows
}

export type ParsedPart = {
  readonly text: string
  readonly words: readonly string[]
  /** Other names of the place and of its state, in the form in which the index stores them. */
  readonly also: readonly string[]
  /** True if the last word is a known name of a place. */
  readonly isKnown: boolean
}

/** Parses parts of a place separately. Parts without a word are omitted. */
export async function parseParts(pool: Pool, parts: readonly string[]): Promise<ParsedPart[]> {
  const { rows } = await pool.query<ParsedPart>(
    statement(
      'search-place-parts',
      `select text, words, array(select also from place_aliases where word = any (words)) also,
        exists (select from place_aliases where word = words[cardinality(words)])
          or exists (select from place_aliases where also = words[cardinality(words)]) "isKnown"
      from unnest($parts::text[]) text, place_words(in_latin(text)) words where words <> '{}'`,
      { parts },
    ),
  )
  return rows
}

/** Returns the parts of locations of open jobs in lower case, the most common ones first. Only parts of plain letters are included. */
export async function placesOfJobs(pool: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ place: string }>(
    statement(
      'search-places-of-jobs',
      `select place from (select location, count(*) jobs from job_search join jobs on id = job_id group by location) placed,
        regexp_split_to_table(lower(location), ',') part, btrim(part) place
      where place ~ '^[a-z]+( [a-z]+)*$' group by place order by sum(jobs) desc, place limit $limit`,
      { limit },
    ),
  )
  return rows.map(({ place }) => place)
}

/** Returns the key of a company in the index. */
export async function parseCompany(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    statement('search-company-key', 'select company_key(in_latin($name)) key', { name }),
  )
  return rows[0]?.key ?? ''
}
