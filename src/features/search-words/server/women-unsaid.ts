/** Says when a search for women lists jobs that do not mention them: "lady guard" is searched as "security guard". */
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { keyOf } from './spoken-lists.ts'

const words: ReadonlySet<string> = new Set(`women woman female females mahila ${spareWords.women}`.split(' ').map(keyOf))
const mentions = /\b(?:wom[ae]n|females?|lad(?:y|ies))\b/i

type Text = { readonly title: string; readonly description: string; readonly requirements: readonly string[] }

/** Adds the typed words for women to those left out if `searched`, the name that was searched instead, has none and no job mentions women. */
export function withUnsaidWomen(
  leftOut: readonly string[] = [],
  typed: string = '',
  searched: string | null,
  jobs: readonly Text[],
): readonly string[] {
  if (searched === null || jobs.length === 0) return leftOut
  const texts = [searched, ...jobs.flatMap(({ title, description, requirements }) => [title, description, ...requirements])]
  if (texts.some((text) => mentions.test(text))) return leftOut
  return [...new Set([...leftOut, ...typed.split(/\s+/).filter((word) => words.has(keyOf(word)))])]
}
