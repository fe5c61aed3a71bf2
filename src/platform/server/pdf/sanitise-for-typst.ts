/** What is not seen but takes room or time. The joiners of Indian scripts and the signs of direction do something: they stay. */
const unseen = /(?![\u200C-\u200F\u061C])\p{Default_Ignorable_Code_Point}/gu
const joinsNothing = /(?<![\p{L}\p{M}])[\u200C\u200D]+/gu
const directsNothing = /(?<=^|\s)[\u200E\u200F\u061C]+(?=\s|$)/gu

/** A mark with no letter to stand on. The compiler (0.14) aborts where a line ends before it. */
const marksAlone = /(?<=^|[\s\u200E\u200F\u061C])\p{M}+/gu

/** No syllable of any language is as long. The compiler aborts on one of more than 255 signs. */
const piledMarks = /([\p{M}\u200C\u200D]{8})[\p{M}\u200C\u200D]+/gu
const virama = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D'
const chainedLetters = new RegExp(`((?:\\p{L}\\p{M}*[${virama}][\\u200C\\u200D]?){8})`, 'gu')
const syllableEnd = '\u200C'

/** Text that the compiler can set in a moment and survives: what is taken out would not have been seen. */
export function sanitiseForTypst(text: string): string {
  return text
    .replace(unseen, '')
    .replace(joinsNothing, '')
    .replace(marksAlone, '')
    .replace(directsNothing, '')
    .replace(piledMarks, '$1')
    .replace(chainedLetters, `$1${syllableEnd}`)
}
