import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** A search as two queries of the same shape: of the stems of its words, and of the words themselves in the singular. */
export type Words = { readonly stems: string; readonly written: string }
export const noWords: Words = { stems: '', written: '' }

/** Positions are not stored, so words in quotes must all be there, but need not stand side by side. */
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

/** Each of these words of letters alone by itself, in their order. */
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

/** The same of words that jobs use, the most common first. */
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

/** Each by itself; those of which the index knows nothing, such as "the" and signs, are left out. */
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
  /** By which other names its words are found: those of the same place and of its state. */
  readonly also: readonly string[]
  /** A place is called as its last word. */
  readonly isKnown: boolean
}

/** Parts of what was typed as a place, each by itself; those without a word are left out. */
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

/** The parts of the places of open jobs in small letters, where they are plain ones, the most common first. */
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

/** The name of a company as the index has it. */
export async function parseCompany(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    statement('search-company-key', 'select company_key(in_latin($name)) key', { name }),
  )
  return rows[0]?.key ?? ''
}
