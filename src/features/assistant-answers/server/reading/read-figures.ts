import type { JobSearch } from '#features/job-search/contract.ts'

const years = /(?<!\d)(\d{1,2})\s{0,3}(?:\+|plus)?\s{0,3}(?:years?|yrs?|saal|sal|varsh|साल|वर्ष)/u
const fresher =
  /\bfreshers?\b|\b(?:no|without|bina|zero)\s(?:any\s)?(?:work\s)?experience|first job|pehli naukri|फ्रेशर|बिना अनुभव|पहली नौकरी/u
const amount =
  /(?<![\d.])(\d{1,3}(?:,\d{2,3})+|\d{1,7}(?:\.\d{1,2})?)\s{0,2}(k\b|hazaa?r|thousand|lakhs?|lacs?|lpa|l\b|हजार|हज़ार|लाख)?(?!\s{0,2}(?:years?|yrs?|saal|sal\b|th\b|pass|vi\b|days?|din|months? (?:exp|notice)|साल|वर्ष|\d))/gu

const thousand = 1_000
const lakh = 100_000
/** A sum without a unit: less is no pay. */
const leastPay = 4_000
/** Up to here a sum is that of a month. */
const mostPerMonth = 200_000
const mostAmounts = 5

export function findYears(text: string): number | null {
  const found = years.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

export function levelOf(text: string, worked: number | null): JobSearch['experience'] {
  if (fresher.test(text)) return 'entry'
  if (worked === null) return undefined
  if (worked <= 2) return 'entry'
  return worked <= 5 ? 'mid' : 'senior'
}

/** The first pay that a question names, in rupees a year. */
export function readPay(text: string): number | null {
  for (const [, number = '', unit = ''] of [...text.matchAll(amount)].slice(0, mostAmounts)) {
    const value = Number(number.replaceAll(',', '')) * unitOf(unit)
    if (/^(?:l|लाख)/.test(unit)) return Math.round(value)
    if (value >= leastPay && value <= 50_000_000) return Math.round(value <= mostPerMonth ? value * 12 : value)
  }
  return null
}

function unitOf(unit: string): number {
  if (/^(?:l|लाख)/.test(unit)) return lakh
  return unit === '' ? 1 : thousand
}
