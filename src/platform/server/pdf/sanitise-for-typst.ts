/** Characters that are invisible but use space or time. The joiners of Indian scripts and direction marks have an effect and stay. */
const unseen = /(?![\u200C-\u200F\u061C])\p{Default_Ignorable_Code_Point}/gu
const joinsNothing = /(?<![\p{L}\p{M}])[\u200C\u200D]+/gu
const directsNothing = /(?<=^|\s)[\u200E\u200F\u061C]+(?=\s|$)/gu

/** A combining mark without a letter. The compiler (0.14) aborts where a line ends before it. */
const marksAlone = /(?<=^|[\s\u200E\u200F\u061C])\p{M}+/gu

/** Longer than a syllable of any language. The compiler aborts on one of more than 255 characters. */
const piledMarks = /([\p{M}\u200C\u200D]{8})[\p{M}\u200C\u200D]+/gu
const virama = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D'
const chainedLetters = new RegExp(`((?:\\p{L}\\p{M}*[${virama}][\\u200C\\u200D]?){8})`, 'gu')
const syllableEnd = '\u200C'

/** Text that the compiler can typeset quickly and without aborting. What is removed would be invisible. */
export function sanitiseForTypst(text: string): string {
  return text
    .replace(unseen, '')
    .replace(joinsNothing, '')
    .replace(marksAlone, '')
    .replace(directsNothing, '')
    .replace(piledMarks, '$1')
    .replace(chainedLetters, `$1${syllableEnd}`)
}
