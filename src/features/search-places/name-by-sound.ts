/**
 * Matches words in the scripts of India with known names in Latin letters by their sound: अंधेरी is Andheri. Used for names that no list has in that
 * script.
 */
import { editDistance } from '#platform/contract/edit-distance.ts'

/** Unicode gives each of these scripts a block of 128 code points, with the same letter at the same offset in every block. */
const firstSign = 0x900
const lastSign = 0xd80
const blockSize = 0x80
const firstConsonant = 0x15
const consonants = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
/** Reads pairs of a hexadecimal offset within a block and its sound. A dash means no sound. */
function soundsAt(pairs: string): ReadonlyMap<number, string> {
  const parts = pairs.split(' ')
  return new Map(parts.flatMap((at, i) => (i % 2 === 0 ? [[Number.parseInt(at, 16), parts[i + 1]?.replace('-', '') ?? '']] : [])))
}

const vowels = soundsAt('05 a 06 a 07 i 08 i 09 u 0a u 0b ri 0d e 0e e 0f e 10 ai 11 o 12 o 13 o 14 au')
const vowelSigns = soundsAt('3e a 3f i 40 i 41 u 42 u 43 ri 45 e 46 e 47 e 48 ai 49 o 4a o 4b o 4c au 4d -')
/** Nasal signs, letters with a dot below, and the final consonants of Malayalam. */
const others = soundsAt('01 n 02 n 4e t 58 k 59 kh 5a g 5b j 5c d 5d dh 5e ph 5f y 70 n 7a n 7b n 7c r 7d l 7e l 7f k')

/** Transliterates a word roughly as people write it: "andheri". A vowel that is spoken but not written becomes "a", except at the end of the word. */
export function inLatinLetters(text: string): string {
  const signs = Array.from(text.normalize('NFC'))
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((code) => code >= firstSign && code < lastSign)
    .map((code) => code % blockSize)
  return signs
    .map((sign, i) => {
      const consonant = consonants[sign - firstConsonant]
      if (consonant === undefined) return vowels.get(sign) ?? vowelSigns.get(sign) ?? others.get(sign) ?? ''
      const next = signs[i + 1]
      return next === undefined || vowelSigns.has(next) ? consonant : `${consonant}a`
    })
    .join('')
}

/** A phonetic key that all spellings of a name share. Vowels and aspiration are dropped, and voiced and unvoiced consonants count as the same. */
function soundOf(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])|sh|ch|[jz]/g, 's')
    .replace(/[gq]|c(?!h)/g, 'k')
    .replace(/d/g, 't')
    .replace(/b|ph|f/g, 'p')
    .replace(/[wv]/g, 'v')
    .replace(/m/g, 'n')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/^[aeiouy]/, 'a')
    .replace(/(.)\1+/g, '$1')
}

const leastSounds = 3
/** The more consonants match, the larger the share of the letters that may differ. */
const mostDifferent = (sounds: number): number => (sounds > leastSounds ? 0.7 : 0.5)

/** Returns a lookup from a word in an Indian script to the name with that sound, or null. `most` is the share of letters that may differ, 0 to 1. */
export function openNamesBySound(
  names: readonly string[],
  least = leastSounds,
  most: (sounds: number) => number = mostDifferent,
): (word: string) => string | null {
  const named = Map.groupBy(names, soundOf)
  return (word) => {
    const latin = inLatinLetters(word)
    const sound = soundOf(latin)
    if (sound.length < least) return null
    const [best] = (named.get(sound) ?? [])
      .map((name) => ({ name, distance: editDistance(latin, name.replaceAll(' ', '')) }))
      .toSorted((a, b) => a.distance - b.distance)
    return best && best.distance <= latin.length * most(sound.length) ? best.name : null
  }
}
