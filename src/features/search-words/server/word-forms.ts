import wordForms from '../../../../database/names/word-forms.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { meansEachWord, normaliseWords } from './normalise-words.ts'
import { isDescribing, writtenName } from './spoken-names.ts'

/** Words for women in Latin letters are searched as the one that the index has for "ladies" and "female". */
const women = spareWords.women.split(' ').map((word) => [word, 'women'] as const)
const longForms = new Map([...wordForms.flatMap(({ word, short }) => short.map((form) => [form, word] as const)), ...women])

/** Longer forms come first in the pattern: "polytechnic diploma" before "diploma". */
const shortForm = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(${[...longForms.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{M}\p{N}])(\.?)`,
  'giu',
)

/** Normalises the words of a search and expands short forms, as the index does: "Sr. Accountant" becomes "senior Accountant". */
export function searchedWords(q: string): string {
  const words = normaliseWords(q)
  if (meansEachWord(q)) return words
  const long = words.replace(
    shortForm,
    (_, form: string, dot: string) => (longForms.get(form.toLowerCase()) ?? form) + (dot && ' '),
  )
  return asksForGirls(long) ? long.replace(girls, 'women') : long
}

const girls = /(?<![\p{L}\p{M}])girls?(?![\p{L}\p{M}])/giu
/** Words that make a name of work of "girl": an office girl. */
const besideGirl: ReadonlySet<string> = new Set(spareWords.besideOthers.split(' '))

/** True for "12th pass girls": without a word of work, "girl" is the word for women and no part of a name, such as "counter girl". */
const asksForGirls = (words: string): boolean =>
  words.search(girls) >= 0 &&
  words.split(/\s+/).every((word) => word === 'for' || (isDescribing(word.toLowerCase()) && !besideGirl.has(word.toLowerCase())))

/** Dashes between the parts of a title, including those with missing spaces: "Java Architect- Pune", "Java Developer(2 years)-Pune". */
const dash = /\s+[-–—]+\s*|[-–—]+\s+|(?<=\))[-–—]+/

/** Like `searchedWords`, for a title: parts that dashes separate are joined with commas, so "Illustrator - Ahmedabad" keeps two parts. */
export function titleParts(q: string): string {
  const parts = q.split(dash).map(searchedWords)
  return parts.length > 1 ? parts.join(', ') : (writtenName(parts.join(''))?.words ?? parts.join(''))
}
