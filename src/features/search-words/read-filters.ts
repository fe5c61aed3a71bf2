/** Words of a search that are filters: "java developer 10 lpa" asks for a java developer and for pay. */
import type { Shift } from './shifts.ts'
import type { ExperienceLevel, JobType } from '#features/jobs/contract.ts'
import { readSigns } from './pasted-title.ts'
import { findShift } from './read-shift.ts'
import { withoutWalkIn } from './read-walk-in.ts'

export type WordFilters = {
  readonly demographic?: 'fresher'
  readonly location?: 'Remote'
  readonly experience?: ExperienceLevel
  readonly jobType?: JobType
  /** Rupees a year. */
  readonly salaryMin?: number
  readonly urgent?: 'true'
  readonly shift?: Shift
  readonly walkIn?: 'true'
}
export type Read = { readonly q: string; readonly filters: WordFilters }
type Reader = { readonly pattern: RegExp; readonly read: (match: readonly string[]) => WordFilters | null }
/** `rest`: the words without those of the filter. */
type FilterMatch = { readonly rest: string; readonly filter: WordFilters }

/** Anyone who uses quotes, minus or "or" means each word as it stands. */
const eachWord = /"|(?:^|\s)-[\p{L}\p{N}]|\bor\b/iu
/** What is left standing at either end when a filter is taken out from beside it. */
const loose = /^(?:[\s,;:|/–—-]|\b(?:for|with|and|of|at|as)\b)+|(?:[\s,;:|/–—-]|\b(?:for|with|and|of|in|at|as)\b)+$/giu

const amount = String.raw`(?:rs\.?|₹|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)\s*((?:k|hazaa?r|thousand)\b)?(?:\s*(?:-|–|to|se)\s*(?:rs\.?|₹|inr)?\s*[\d,.]+\s*(?:k|hazaa?r|thousand)?)?\s*(?:rs\b\.?|rupees|rupaye|inr|\/-)?`
const payWord = String.raw`(?:salary|sallery|pay|package|ctc|income)`
const per = String.raw`(?:\/|per|a|every)?\s*`

const pattern = (text: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${text})(?![\p{L}\p{N}])`, 'iu')

const lakh = 100_000
/** A sum without a period is of a month below this, and of a year from this on. */
const leastOfYear = 2 * lakh
const [leastPay, mostPay] = [12_000, 100_000_000]

function pay(rupees: number): WordFilters | null {
  return rupees >= leastPay && rupees <= mostPay ? { salaryMin: Math.round(rupees) } : null
}

const sumOf = ([, digits = '', thousands]: readonly string[]): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1)

const usualPay = (match: readonly string[]): WordFilters | null => {
  const sum = sumOf(match)
  return pay(sum < leastOfYear ? 12 * sum : sum)
}

function levelOf(years: number): WordFilters | null {
  if (years > 40) return null
  if (years < 3) return { experience: 'entry' }
  return { experience: years < 6 ? 'mid' : 'senior' }
}

const readers: readonly Reader[] = [
  {
    pattern: pattern(
      String.raw`(?<!up ?to )(?:${payWord}\s*)?(?:(?:of|above|over|minimum|min|more than)\s*)?(?:rs\.?|₹|inr)?\s*(\d+(?:\.\d+)?)\s*\+?(?:\s*(?:-|–|to)\s*[\d.]+)?\s*(?:lpa|l\.p\.a\.?|lakhs?|lacs?)(?:\s*(?:per annum|p\.?a\.?|per year|a year|${payWord}))?`,
    ),
    read: ([, lakhs = '']) => pay(Number(lakhs) * lakh),
  },
  {
    pattern: pattern(String.raw`(?:${payWord}\s*)?${amount}\s*${per}(?:month|monthly|p\.?m\.?|mahina|mahine)(?:\s*${payWord})?`),
    read: (match) => pay(12 * sumOf(match)),
  },
  {
    pattern: pattern(String.raw`(?:${payWord}\s*)?${amount}\s*${per}(?:year|yearly|annum|p\.?a\.?)(?:\s*${payWord})?`),
    read: (match) => (sumOf(match) >= leastPay ? pay(sumOf(match)) : null),
  },
  { pattern: pattern(String.raw`${payWord}\s*(?:of|above|minimum|min|:)?\s*${amount}`), read: usualPay },
  { pattern: pattern(String.raw`${amount}\s*${payWord}`), read: usualPay },
  { pattern: pattern(String.raw`(\d{2,3})\s?(k|hazaa?r|thousand)\+?`), read: usualPay },
  {
    pattern: pattern(
      String.raw`(?:no|without|zero|0|bina) (?:work )?(?:experience|anubhav)|(?:experience|anubhav) not (?:required|needed)|freshers?(?! (?:recruiter|hiring manager))`,
    ),
    read: () => ({ demographic: 'fresher' }),
  },
  {
    pattern: pattern(
      String.raw`(\d{1,2})\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)(?!\s*(?:old|age))(?:\s*(?:of\s*)?(?:work\s*)?(?:experience|experienced|exp\b\.?))?`,
    ),
    read: ([, years = '']) => levelOf(Number(years)),
  },
  { pattern: pattern(String.raw`entry[- ]?level`), read: () => ({ experience: 'entry' }) },
  {
    pattern: pattern(
      String.raw`part[- ]?time(?:r)?|पार्ट[- ]?टाइम|পার্ট[- ]?টাইম|પાર્ટ[- ]?ટાઇમ|ਪਾਰਟ[- ]?ਟਾਈਮ|ପାର୍ଟ[- ]?ଟାଇମ|பகுதி நேர(?:ம்)?|பார்ட்[- ]?டைம்|పార్ట్[- ]?టైమ్|ಪಾರ್ಟ್[- ]?ಟೈಮ್|പാർട്ട്[- ]?ടൈം`,
    ),
    read: () => ({ jobType: 'part-time' }),
  },
  { pattern: pattern(String.raw`full[- ]?time|फुल[- ]?टाइम`), read: () => ({ jobType: 'full-time' }) },
  {
    pattern: pattern(String.raw`internships?(?! (?:coordinator|manager|program))`),
    read: () => ({ jobType: 'internship' }),
  },
  {
    pattern: pattern(
      String.raw`freelanc(?:e|er|ers|ing)|contract(?:ual)? (?:basis|based|job|jobs)|on contract(?: basis)?|\((?:on )?contract(?:ual)?\)`,
    ),
    read: () => ({ jobType: 'contract' }),
  },
  {
    pattern: pattern(
      String.raw`work(?:ing)? (?:from|at) home|work-from-home|wfh|home[- ]based|from home|ghar (?:se|baithe)|घर (?:से|बैठे)|घरबसल्या|ঘরে বসে|ઘરે બેઠા|ਘਰ ਬੈਠੇ|ଘରେ ବସି|வீட்டில் இருந்து|ఇంటి నుండి|ಮನೆಯಿಂದ|വീട്ടിൽ ഇരുന്ന്`,
    ),
    read: () => ({ location: 'Remote' }),
  },
  {
    pattern: pattern(String.raw`urgent(?:ly)?(?! care)(?: (?:hiring|required|requirement|vacancy|opening|joining))?`),
    read: () => ({ urgent: 'true' }),
  },
]

const finderOf =
  (reader: Reader) =>
  (q: string): FilterMatch | null => {
    const match = reader.pattern.exec(q)
    const filter = match && reader.read(match)
    return filter ? { rest: q.replace(match[0], ' '), filter } : null
  }

function shiftIn(q: string): FilterMatch | null {
  const found = findShift(q)
  return found && { rest: q.replace(found.text, ' '), filter: { shift: found.shift } }
}

function walkInIn(q: string): FilterMatch | null {
  const rest = withoutWalkIn(q)
  return rest === null ? null : { rest, filter: { walkIn: 'true' } }
}

/** A filter that the search has already stays, and the words for it are words. */
export function readFilters(signs: string, isGiven: (name: string) => boolean): Read {
  const typed = readSigns(signs)
  if (eachWord.test(typed)) return { q: signs, filters: {} }
  let read: Read = { q: typed.replace(/\s+/g, ' '), filters: {} }
  for (const find of [shiftIn, ...readers.map(finderOf), walkInIn]) {
    const found: FilterMatch | null = find(read.q)
    if (!found || Object.keys(found.filter).some((name) => isGiven(name) || name in read.filters)) continue
    read = { q: found.rest, filters: { ...read.filters, ...found.filter } }
  }
  if (Object.keys(read.filters).length === 0) return { q: signs, filters: {} }
  return { q: read.q.replace(loose, '').replace(/\s+/g, ' '), filters: read.filters }
}
