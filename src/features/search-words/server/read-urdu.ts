/** Reads words in the script of Urdu as the Latin letters in which people type them: "ڈرائیور کی نوکری" is "driver ki naukri". */
import urdu from '../words/urdu.json' with { type: 'json' }

const isUrdu = /[\u0600-\u06FF\uFB50-\uFDFF\uFE70-\uFEFC]/u
const word = /[\p{Script=Arabic}\p{M}\u200C\u200D]+/gu

/** Keyboards for Arabic have other letters for the same sounds, and signs for vowels and joiners are optional. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['ه', 'ہ'],
  ['ة', 'ہ'],
  ['أ', 'ا'],
  ['ؤ', 'و'],
  ['ئ', 'ی'],
  ['ء', ''],
  ['آ', 'ا'],
])
const keyOf = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640\u200C\u200D]/gu, '')
    .replace(/[يىكهةأؤئءآ]/gu, (letter) => plainLetters.get(letter) ?? letter)
const comma = /[،؛۔؟]/gu

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(urdu).flatMap(([name, words]) => words.split(' ').map((each) => [keyOf(each), name] as const)),
)

/** A word that is not listed stays as it is: jobs may be written in Urdu too. */
export const withUrduInLatin = (typed: string): string =>
  isUrdu.test(typed) ? typed.replace(comma, ' ').replace(word, (written) => latin.get(keyOf(written)) ?? written) : typed
