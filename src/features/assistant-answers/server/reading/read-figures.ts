import type { JobSearch } from '#features/job-search/contract.ts'

const years = /(?<!\d)(\d{1,2})\s{0,3}(?:\+|plus)?\s{0,3}(?:years?|yrs?|saal|sal|varsh|साल|वर्ष)(?![\p{L}\p{M}])/gu
/** Words around a number of years that is not work experience: "I am 25 years old", "2 saal ka gap", "top 5 sal". */
const notWorkedBefore =
  /(?:\b(?:age|aged|umar|umra|umr|top|best|last|next|i am|main|mai)|उम्र|आयु)(?:\s(?:is|hai|only|का|की|of))?\s{0,2}[:-]?\s{0,2}$/u
const notWorkedAfter =
  /^\s{0,2}-?\s{0,2}(?:old\b|of age\b|ki umar|ki umra|k[aie] (?:hu|hoo|hun|ladk|gap|bachch|beti|beta|break|notice|bond)|(?:की|का|के) (?:हूँ|हूं|उम्र|गैप|बच्च|लड़क)|gap\b|(?:career )?break\b|ago\b|back\b|pehle|baad|बाद|पहले)/u
const aroundYears = 24
const fresher =
  /\bfreshers?\b|\b(?:no|without|bina|zero)\s(?:any\s)?(?:work\s)?experience|first job|pehli naukri|फ्रेशर|बिना अनुभव|पहली नौकरी/u
const amount =
  /(?<![\d.])(\d{1,3}(?:,\d{2,3})+|\d{1,7}(?:\.\d{1,2})?)\s{0,2}(k\b|hazaa?r|thousand|lakhs?|lacs?|lpa|l\b|हजार|हज़ार|लाख)?(?!\s{0,2}(?:years?|yrs?|saal|sal\b|th\b|pass|vi\b|days?|din|months? (?:exp|notice)|साल|वर्ष|\d))/gu

const thousand = 1_000
const lakh = 100_000
/** In rupees: a smaller sum without a unit is not a pay. */
const leastPay = 4_000
/** In rupees: a larger sum without a period is a pay per year, a smaller one a pay per month. */
const mostPerMonth = 200_000
const mostAmounts = 5
/** In rupees per year: with a stated period, a smaller sum is not a pay, and a larger one is a mistake. */
const leastPerYear = 12_000
const mostPerYear = 50_000_000
const daysAYear = 312
const hoursADay = 8
const aroundPay = 24
/** The period of a pay. The groups are: hour, day, week, month, year. */
const period =
  /^\s{0,2}(?:\/-|rs\.?|rupees?|rupay[ea]|रुपये|रुपए)?\s{0,2}(?:(?:per|a|an|har|every|प्रति|हर|\/)\s{0,2})?(?:(hours?\b|hrs?\b|ghant[ae]|घंटे?)|(days?\b|daily|din\b|roz\w*|दिन|रोज़?)|(weeks?\b|weekly|hafte|हफ़?्ते)|(months?\b|monthly|mahin\w*|mont\b|pm\b|p\.m|महीन[ेा]|माह)|(years?\b|yearly|annum|annual\w*|p\.?a\b|ctc\b|saal|साल|वर्ष))/u

/** The years of work experience that a text states; ages and gaps are skipped. Null if there are none. */
export function findYears(text: string): number | null {
  for (const match of [...text.matchAll(years)].slice(0, mostAmounts)) {
    const end = match.index + match[0].length
    const saysExperience = /^\s{0,3}(?:of )?(?:work )?(?:exp|anubhav|अनुभव|ka (?:exp|anubhav))/u.test(
      text.slice(end, end + aroundYears),
    )
    const isOther =
      notWorkedBefore.test(text.slice(Math.max(0, match.index - aroundYears), match.index)) ||
      notWorkedAfter.test(text.slice(end, end + aroundYears))
    if (saysExperience || !isOther) return Number(match[1])
  }
  return null
}

export function levelOf(text: string, worked: number | null): JobSearch['experience'] {
  if (fresher.test(text)) return 'entry'
  if (worked === null) return undefined
  if (worked <= 2) return 'entry'
  return worked <= 5 ? 'mid' : 'senior'
}

/** The first pay that a question names, in rupees per year. Null if there is none. */
export function readPay(text: string): number | null {
  for (const match of [...text.matchAll(amount)].slice(0, mostAmounts)) {
    const [whole, number = '', unit = ''] = match
    const before = text.slice(Math.max(0, match.index - aroundPay), match.index)
    const after = text.slice(match.index + whole.length, match.index + whole.length + aroundPay)
    const times = timesAYear(after)
    if (isPincode(number, unit, before) && times === null) continue
    const value = Number(number.replaceAll(',', '')) * unitOf(unit)
    const yearly = yearlyPay(value, unit, times)
    if (yearly !== null) return Math.round(yearly)
  }
  return null
}

function yearlyPay(value: number, unit: string, times: number | null): number | null {
  const yearly = value * (times ?? usualTimes(value, unit))
  const isEnough = times === null && !isInLakhs(unit) ? value >= leastPay : yearly >= leastPerYear
  return isEnough && yearly <= mostPerYear ? yearly : null
}

/** The factor for a sum without a period: small sums are per month, large sums and sums in lakhs are per year. */
function usualTimes(value: number, unit: string): number {
  return isInLakhs(unit) || value > mostPerMonth ? 1 : 12
}

/** The number of such periods in a year. Null if the text states no period. */
function timesAYear(after: string): number | null {
  const [, perHour, perDay, perWeek, perMonth, perYear] = period.exec(after) ?? []
  if (perHour) return hoursADay * daysAYear
  if (perDay) return daysAYear
  if (perWeek) return 52
  if (perMonth) return 12
  return perYear ? 1 : null
}

/** Whether six digits such as 411001 are a postal code. A pay of that size is a round number, or has a currency sign. */
function isPincode(number: string, unit: string, before: string): boolean {
  if (!/^[1-9]\d{5}$/.test(number) || unit !== '') return false
  if (/pin(?:\s?code)?\W{0,3}$|पिन(?:\s?कोड)?\W{0,3}$/u.test(before)) return true
  return !number.endsWith('000') && !/(?:₹|\brs\.?|\binr)\s{0,2}$/u.test(before)
}

const isInLakhs = (unit: string): boolean => /^(?:l|लाख)/.test(unit)

function unitOf(unit: string): number {
  if (isInLakhs(unit)) return lakh
  return unit === '' ? 1 : thousand
}
