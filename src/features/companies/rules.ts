import type { Company, CompanySearch, CompanySort, Responses } from './contract.ts'

/** With fewer, the figure would describe one week or one person rather than the company. */
export const leastApplications = 5

/** Null while there are too few for a fair figure. */
export function fairResponses(responses: Responses): Responses | null {
  return responses.applications < leastApplications ? null : responses
}

export function answeredPercent({ applications, answered }: Responses): number {
  return applications === 0 ? 0 : Math.round((answered / applications) * 100)
}

/** Rounded to periods that people plan with. */
export function daysText(days: number): string {
  if (days < 1) return 'within a day'
  const whole = Math.round(days)
  return whole === 1 ? 'in 1 day' : `in ${whole} days`
}

/** "1001-5000" in the Indian number format. */
export function peopleText(size: string): string {
  return size.replaceAll(/\d{4,}/g, (figure) => Number(figure).toLocaleString('en-IN')).replace(/(?<=\d)-(?=\d)/, '–')
}

const orders: Readonly<Record<CompanySort, (a: Company, b: Company) => number>> = {
  jobs: (a, b) => b.openJobs - a.openJobs,
  rating: (a, b) => (b.rating.average ?? 0) - (a.rating.average ?? 0) || b.rating.count - a.rating.count,
  name: () => 0,
}

const names = new Intl.Collator('en-IN', { sensitivity: 'base' })

/** Every word must begin a word of the name, the trade or a city. */
export function pickCompanies(all: readonly Company[], { q = '', industry, sort }: CompanySearch): Company[] {
  const words = plain(q).split(' ').filter(Boolean)
  const order = orders[sort]
  return all
    .filter((company) => (industry === undefined || company.industry === industry) && hasAll(company, words))
    .toSorted((a, b) => order(a, b) || names.compare(a.companyName, b.companyName) || (a.id < b.id ? -1 : 1))
}

function hasAll({ companyName, industry, cities }: Company, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = ` ${plain([companyName, industry ?? '', ...cities].join(' '))}`
  return words.every((word) => text.includes(` ${word}`))
}

/** Without accents and signs, so that "Cafe" finds "Café". Marks of Indian scripts stay, because they are vowels. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
