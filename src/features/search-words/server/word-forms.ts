import wordForms from '../../../../database/names/word-forms.json' with { type: 'json' }
import { meansEachWord, normaliseWords } from './normalise-words.ts'
import { writtenName } from './spoken-names.ts'

const longForms = new Map(wordForms.flatMap(({ word, short }) => short.map((form) => [form, word] as const)))

/** The longest first: "polytechnic diploma" before any word of it. */
const shortForm = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(${[...longForms.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{M}\p{N}])(\.?)`,
  'giu',
)

/** The words of a search as the index has them: "Sr. Accountant" is a senior accountant. */
export function searchedWords(q: string): string {
  const words = normaliseWords(q)
  if (meansEachWord(q)) return words
  return words.replace(shortForm, (_, form: string, dot: string) => (longForms.get(form.toLowerCase()) ?? form) + (dot && ' '))
}

/** Dashes between the parts of a title, also of one that was typed in a hurry: "Java Architect- Pune", "Java Developer(2 years)-Pune". */
const dash = /\s+[-–—]+\s*|[-–—]+\s+|(?<=\))[-–—]+/

/** The same of a title, whose parts stay apart: "Illustrator - Ahmedabad" has two. */
export function titleParts(q: string): string {
  const parts = q.split(dash).map(searchedWords)
  return parts.length > 1 ? parts.join(', ') : (writtenName(parts.join(''))?.words ?? parts.join(''))
}
