/** Finds the figures of a text in the notations of India: ₹2,40,000, 2.4 LPA, 20k, २ लाख, "two to three lakh". */
import { countedNouns, numberWords } from './number-words.ts'

export type Figure = {
  /** NaN for an indefinite sum, such as "lakhs". */
  readonly value: number
  /** The value of one unit of the last written digit: "3.5 lakh" has steps of 10,000. */
  readonly step: number
  /** True for a sum of money, or a number large enough to be one. */
  readonly isSum: boolean
}

const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|cr|करोड)$/, 10_000_000],
  [/^(?:lakhs?|lacs?|lpa|l|लाख|million|mn)$/, 100_000],
  [/^(?:thousands?|hazaa?r|हजार|k)$/, 1_000],
  [/^(?:hundreds?|sau|सौ)$/, 100],
]
const millions = /^(?:million|mn)$/

const magnitudeWords = 'crores?|cr|करोड|lakhs?|lacs?|lpa|l|लाख|million|mn|thousands?|hazaa?r|हजार|k|hundreds?|sau|सौ'
const currency = String.raw`₹|(?<!\p{L})(?:rs\.?|inr|रु\.?)`
const numeral = new RegExp(
  String.raw`(?<currency>(?:${currency})\s{0,2})?(?<written>\d[\d,]*(?:\.\d+)?)(?:\s{0,2}(?<unit>${magnitudeWords})(?![\p{L}\p{M}]))?(?<rupees>\s{0,2}(?:rupees?|rupaye|रुपये|/-))?`,
  'giu',
)
const between = /^\s{0,2}(?:-|–|—|to|till|or|and|se|aur|ya|से|और|या)\s{0,2}$/u
/** Matches number words without digits before a magnitude or a counted noun. */
const spelledBefore = (nouns: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?<words>(?:[\p{L}\p{M}]+[\s-]+){0,2}?)(?<noun>${nouns})(?![\p{L}\p{M}])`, 'giu')
const spelledSum = spelledBefore(magnitudeWords.replace('|l|', '|').replace('|k|', '|'))
const spelledCount = spelledBefore(countedNouns)
/** From this value on, a figure without a unit may be pay. */
const leastSum = 1_000

type Numeral = {
  readonly at: number
  readonly end: number
  readonly unit: string
  readonly hasCurrency: boolean
  readonly written: string
}

/** Converts digits of every script to 0–9, and removes dots below letters and invisible characters. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u093C\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** The digits of a script are consecutive code points, beginning with zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

export function figuresIn(text: string): Figure[] {
  const plain = plainCharacters(text).toLowerCase()
  const numerals = [...plain.matchAll(numeral)].map(({ 0: whole, index, groups = {} }) => ({
    at: index,
    end: index + whole.length,
    unit: groups['unit'] ?? '',
    hasCurrency: groups['currency'] !== undefined || groups['rupees'] !== undefined,
    written: groups['written'] ?? '',
  }))
  return [...numerals.map((one, i) => figureOf(withUnitOf(one, numerals[i + 1], plain))), ...spelledIn(plain, numerals)]
}

/** In "2 to 3 lakh" both numbers are lakhs. */
function withUnitOf(one: Numeral, next: Numeral | undefined, plain: string): Numeral {
  const isRange = next !== undefined && between.test(plain.slice(one.end, next.at))
  return isRange && one.unit === '' ? { ...one, unit: next.unit, hasCurrency: one.hasCurrency || next.hasCurrency } : one
}

function figureOf({ written, unit, hasCurrency }: Pick<Numeral, 'written' | 'unit' | 'hasCurrency'>): Figure {
  const times = magnitudeOf(unit)
  const digits = written.replaceAll(',', '')
  const decimals = digits.split('.')[1]?.length ?? 0
  const value = Math.round(Number(digits) * times * 1_000) / 1_000
  return { value, step: times / 10 ** decimals, isSum: hasCurrency || unit !== '' || value >= leastSum }
}

function magnitudeOf(unit: string): number {
  const times = magnitudes.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
  return millions.test(unit) ? times * 10 : times
}

function spelledIn(plain: string, numerals: readonly Numeral[]): Figure[] {
  const isOfNumeral = (at: number): boolean => numerals.some((one) => one.at <= at && one.end >= at - 1)
  const sums = nounsIn(plain, spelledSum).filter(({ at }) => !isOfNumeral(at))
  const counts = nounsIn(plain, spelledCount).filter(({ at }) => !isOfNumeral(at))
  return [
    ...sums.map(({ noun, value }) => {
      const step = magnitudeOf(noun)
      return { value: value === null ? Number.NaN : value * step, step, isSum: true }
    }),
    // "One job" is often no count.
    ...counts.flatMap(({ value }) => (value === null || value === 1 ? [] : { value, step: 1, isSum: false })),
  ]
}

function nounsIn(plain: string, pattern: RegExp) {
  return [...plain.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
    const noun = groups['noun'] ?? ''
    return { noun, at: index + whole.length - noun.length, value: spelledValue(groups['words'] ?? '') }
  })
}

/** The value of the number words directly before; null if the last word is not one. */
function spelledValue(words: string): number | null {
  const values = words
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => numberWords.get(word))
  const [before, last] = values.length > 1 ? values.slice(-2) : [undefined, values[0]]
  if (last === undefined) return null
  return before !== undefined && before >= 20 && before % 10 === 0 && last < 10 ? before + last : last
}
