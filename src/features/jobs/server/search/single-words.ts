import type { Pool } from 'pg'
import { parseEach, parseWords } from '../parse-queries.ts'
import { asTyped } from './words.ts'

/** The words of a search that can be left out one by one, each once: none where quotes, minus or "or" mean exactly what was typed. */
export async function singleWords(pool: Pool, q: string): Promise<string[]> {
  const typed = asTyped(q)
  if (typed.includes('"') || /[!|]/.test((await parseWords(pool, typed)).stems)) return []
  const known = Map.groupBy(await parseEach(pool, typed.split(/\s+/)), ({ words }) => words)
  return [...known.values()].flatMap(([first]) => first?.text ?? [])
}
