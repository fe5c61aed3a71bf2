import { withoutPhones } from './clauses.ts'
import { quoteOf } from './signs.ts'

/** A number with its unit; years have neither currency nor unit. */
const amount =
  /(?:(?<sign>₹|\brs\.?|\binr)\s{0,3})?(?<![\d,])(?<number>\d{1,3}(?:,\d{2,3}){1,3}|\d{1,9})(?!\d)(?:\.(?<part>\d{1,2}))?\s{0,3}(?<unit>lpa|lakhs?|lacs?|lac|k\b|crores?|cr\b|हजार|लाख)?(?:(?:[ ,()]{0,3}(?:\/-|only|rupees|rupaye|rs|ctc|salary|stipend|in hand|net|gross|fixed|रुपये|रुपए)){0,3}[ ,()]{0,3}(?<per>per month|a month|\/ ?month|monthly|pm\b|p\.m\.|per annum|per year|a year|\/ ?year|annually|per day|a day|\/ ?day|daily|प्रति ?माह|प्रति ?दिन|रोज़?|महीना|महीने|mahin\w*))?/giu

const aboutPay = /\b(?:salary|pay|ctc|stipend|package|earn|income|wages?)\b|वेतन|सैलरी|तनख्वाह/iu

const units: Readonly<Record<string, number>> = {
  k: 1_000,
  lac: 100_000,
  lpa: 100_000,
  cr: 10_000_000,
  हजार: 1_000,
  लाख: 100_000,
}
const workingDays = 300
const mostAmounts = 20
/** The maximum pay per month: a larger sum without a period is per year. */
const mostPerMonth = 200_000

export type OfferedPay = { readonly yearly: number; readonly quote: string }

/** The highest promised pay, in rupees a year; null if there is none. Sums that are not pay, such as a fee, are ignored. */
export function offeredPay(text: string): OfferedPay | null {
  const found = [...withoutPhones(text).matchAll(amount)].slice(0, mostAmounts).flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const isPay = aboutPay.test(before) || Boolean(match.groups?.['per']) || /lpa/i.test(match.groups?.['unit'] ?? '')
    return isPay ? [{ yearly: yearlyOf(match.groups ?? {}), quote: quoteOf(match[0]) }] : []
  })
  return found.toSorted((a, b) => b.yearly - a.yearly).find(({ yearly }) => yearly > 0) ?? null
}

type AmountParts = Readonly<Record<string, string | undefined>>

function yearlyOf({ number = '', part = '0', unit = '', per = '' }: AmountParts): number {
  const value = Number(`${number.replaceAll(',', '')}.${part}`) * (units[unitOf(unit)] ?? 1)
  const times = timesAYear(unit, per)
  return value * (times ?? (value <= mostPerMonth ? 12 : 1))
}

/** Null if the text does not say it. */
function timesAYear(unit: string, per: string): number | null {
  if (/day|daily|दिन|रोज/i.test(per)) return workingDays
  if (/month|pm|p\.m|माह|महीन|mahin/i.test(per)) return 12
  return /annum|year|annual/i.test(per) || /lpa|lakh|lac|cr/i.test(unit) ? 1 : null
}

function unitOf(written: string): string {
  const unit = written.toLowerCase()
  if (/^(?:lakh|lac)/.test(unit)) return 'lac'
  return unit.startsWith('cr') ? 'cr' : unit
}
