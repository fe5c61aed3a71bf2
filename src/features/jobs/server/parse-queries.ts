import type { Pool } from 'pg'

/** Positions are not stored, so words in quotes must all be there, but need not stand side by side. */
export async function parseWords(pool: Pool, q: string): Promise<string> {
  const { rows } = await pool.query<{ words: string }>({
    name: 'search-words',
    text: `select websearch_to_tsquery('portal', search_text($1))::text words`,
    values: [q],
  })
  return (rows[0]?.words ?? '').replace(/<(?:-|\d+)>/g, '&')
}

export type ParsedWord = { readonly text: string; readonly words: string }

/** Each by itself; those of which the index knows nothing, such as "the" and signs, are left out. */
export async function parseEach(pool: Pool, texts: readonly string[]): Promise<ParsedWord[]> {
  const { rows } = await pool.query<ParsedWord>({
    name: 'search-each-word',
    text: `select text, words::text from unnest($1::text[]) with ordinality typed (text, n),
      websearch_to_tsquery('portal', search_text(text)) words where numnode(words) > 0 order by n`,
    values: [texts],
  })
  return rows
}

export type Place = {
  readonly words: readonly string[]
  /** No place is called as the last word: it may be the beginning of one. */
  readonly isUnfinished: boolean
}
export const anywhere: Place = { words: [], isUnfinished: false }

export async function parsePlace(pool: Pool, place: string): Promise<Place> {
  const { rows } = await pool.query<Place>({
    name: 'search-place',
    text: `select words, not exists (select from place_aliases where words[cardinality(words)] in (word, also)) "isUnfinished"
      from place_words($1) words`,
    values: [place],
  })
  return rows[0] ?? anywhere
}
