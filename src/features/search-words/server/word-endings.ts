/** Removes case endings from words in Indian scripts if a known word remains: "শিক্ষকের" means "of the teacher" and becomes "teacher". */
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import endingLists from '../words/endings.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import stopWordLists from '#features/search-places/words/stop-words.json' with { type: 'json' }

const inScript = /[\u0900-\u0D7F]/u
/** Zero-width joiners and non-joiners, which writers put before endings. */
const joiners = /[\u200C\u200D]/gu

const texts = [
  ...Object.values(stopWordLists),
  ...scriptNames.map(({ names }) => names),
  ...spokenNames.flatMap(({ said = '', alone = '', instead = '' }) => [said, alone, instead].join(', ').split(', ')),
]
const known: ReadonlySet<string> = new Set(
  texts.flatMap((text) => text.normalize('NFC').replace(joiners, '').split(' ')).filter((word) => inScript.test(word)),
)

const endings = Object.values(endingLists)
  .flatMap((list) => list.normalize('NFC').split(' '))
  .toSorted((a, b) => b.length - a.length)

const leastLetters = 2
const mostLetters = 40

/**
 * If an ending begins with a vowel, the stem without it ends in a bare consonant. That is written with a virama, or in Malayalam as a letter of its
 * own.
 */
const blockSize = 0x80
const virama = 0x4d
const finals: ReadonlyMap<string, string> = new Map([
  ['ര', 'ർ'],
  ['ല', 'ൽ'],
  ['ള', 'ൾ'],
  ['ന', 'ൻ'],
  ['ണ', 'ൺ'],
])

function formsOf(base: string): readonly string[] {
  const last = base.at(-1) ?? ''
  const code = last.codePointAt(0) ?? 0
  const silent = String.fromCodePoint(code - (code % blockSize) + virama)
  const final = finals.get(last)
  return [base, base + silent, ...(final === undefined ? [] : [base.slice(0, -1) + final])]
}

function wordOf(typed: string): string | null {
  const word = typed.normalize('NFC').replace(joiners, '')
  if (known.has(word) || !inScript.test(word) || word.length > mostLetters) return null
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < leastLetters) continue
    const found = formsOf(word.slice(0, -ending.length)).find((form) => known.has(form))
    if (found !== undefined) return found
  }
  return null
}

/** Strips the endings of all words. The characters between words are unchanged. */
export const withoutEndings = (text: string): string =>
  inScript.test(text) ? text.replace(/[\p{L}\p{M}\u200C\u200D]+/gu, (word) => wordOf(word) ?? word) : text
