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

export async function parsePlace(pool: Pool, place: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>({
    name: 'search-place',
    text: 'select place_words($1) words',
    values: [place],
  })
  return rows[0]?.words ?? []
}
