/** Characters that are invisible but use space or time. Joiners of Indian scripts and direction marks have an effect, so they stay. */
const unseen = /(?![\u200C-\u200F\u061C])\p{Default_Ignorable_Code_Point}/gu
const joinsNothing = /(?<![\p{L}\p{M}])[\u200C\u200D]+/gu
const directsNothing = /(?<=^|\s)[\u200E\u200F\u061C]+(?=\s|$)/gu

/** A combining mark without a letter. The compiler (0.14) aborts if a line ends before such a mark. */
const marksAlone = /(?<=^|[\s\u200E\u200F\u061C])\p{M}+/gu

/** Longer than a syllable of any language. The compiler aborts on a syllable of more than 255 characters. */
const piledMarks = /([\p{M}\u200C\u200D]{8})[\p{M}\u200C\u200D]+/gu
const virama = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D'
const chainedLetters = new RegExp(`((?:\\p{L}\\p{M}*[${virama}][\\u200C\\u200D]?){8})`, 'gu')
const syllableEnd = '\u200C'

/** Removes characters that would make the compiler slow or abort. All of them are invisible. */
export function sanitiseForTypst(text: string): string {
  return text
    .replace(unseen, '')
    .replace(joinsNothing, '')
    .replace(marksAlone, '')
    .replace(directsNothing, '')
    .replace(piledMarks, '$1')
    .replace(chainedLetters, `$1${syllableEnd}`)
}
