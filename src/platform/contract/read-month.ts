import { monthNames, monthOf, shortMonths } from './dates.ts'
import { latinDigits } from './numbers.ts'

/** People without a month picker type months in many formats: 4/2021, 04-2021, April 2021. A text that is not a month is returned unchanged. */
export function readMonth(text: string): string {
  const typed = latinDigits(text)
  const [, word = '', year = ''] = /^\s*(\d{1,2}|[\p{L}\p{M}]{2,12})[\s/.,-]+(\d{4})\s*$/u.exec(typed) ?? []
  const number = /^\d/.test(word) ? Number(word) : monthNumber(word) || monthNumber(word.slice(0, 3))
  return number >= 1 && number <= 12 ? monthOf(year, number) : typed.trim()
}

/** The number of the month with this name: English, in full or abbreviated, or Hindi. 0 if there is none. */
export function monthNumber(name: string): number {
  return monthsByName[name.toLowerCase().normalize('NFC')] ?? 0
}

/** Other spellings, in the order of the months. */
const otherNames = 'जनवरी|फ़रवरी,फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|sept,सितंबर,सितम्बर|अक्टूबर,अक्तूबर|नवंबर,नवम्बर|दिसंबर,दिसम्बर'.split('|')

const monthsByName: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...monthNames, ...shortMonths].map((name, at) => [name.toLowerCase(), (at % 12) + 1]),
  ...otherNames.flatMap((names, at) => names.split(',').map((name) => [name.normalize('NFC'), at + 1] as const)),
])

/** All names of months, in lower case. */
export const namesOfMonths: readonly string[] = Object.keys(monthsByName)
