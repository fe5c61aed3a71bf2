/** Words in the scripts of India without the ending that says what they do in a sentence, where what is left is known: "শিক্ষকের" is of a teacher. */
import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import endingLists from '../words/endings.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import stopWordLists from '../words/stop-words.json' with { type: 'json' }

const inScript = /[\u0900-\u0D7F]/u
/** What joins letters or keeps them apart stands before endings. */
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

/** Without the vowel that an ending begins with, a word ends in a consonant of its own: its sign, or a letter of Malayalam. */
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

/** Signs between words stay. */
export const withoutEndings = (text: string): string =>
  inScript.test(text) ? text.replace(/[\p{L}\p{M}\u200C\u200D]+/gu, (word) => wordOf(word) ?? word) : text
