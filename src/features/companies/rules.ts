import { answeredPercent } from '#features/employers/rules.ts'
import type { Company, CompanySearch, CompanySort } from './contract.ts'

/** A Bayesian average: a company is compared as if this many more people had given it the average rating of all companies. */
const usualRatings = 10

type Compare = (a: Company, b: Company) => number

const byJobs: Compare = (a, b) => b.openJobs - a.openJobs

const sumOf = ({ rating: { average, count } }: Company): number => (average ?? 0) * count

/** With this order a single rating of 5 does not come before ten of 4.2, and unrated companies come neither first nor last. */
function byRating(all: readonly Company[]): Compare {
  const count = all.reduce((sum, { rating }) => sum + rating.count, 0)
  const mean = count === 0 ? 0 : all.reduce((sum, company) => sum + sumOf(company), 0) / count
  const weighted = (company: Company): number => (sumOf(company) + mean * usualRatings) / (company.rating.count + usualRatings)
  return (a, b) => weighted(b) - weighted(a) || byJobs(a, b)
}

/** Companies without figures come last; of equal companies, those with more applications come first. */
const byAnswers: Compare = (a, b) =>
  answersOf(b) - answersOf(a) || (b.responses?.applications ?? 0) - (a.responses?.applications ?? 0) || byJobs(a, b)
const answersOf = ({ responses }: Company): number => (responses ? answeredPercent(responses) : -1)

const orders: Readonly<Record<CompanySort, (all: readonly Company[]) => Compare>> = {
  rating: byRating,
  answers: () => byAnswers,
  jobs: () => byJobs,
  name: () => () => 0,
}

const names = new Intl.Collator('en-IN', { sensitivity: 'base' })

/** Filters and sorts the companies. Every word of `q` must begin a word of the name, the industry or a city. */
export function pickCompanies(all: readonly Company[], { q = '', industry, sort }: CompanySearch): Company[] {
  const words = plain(q).split(' ').filter(Boolean)
  const order = orders[sort](all)
  return all
    .filter((company) => (industry === undefined || company.industry === industry) && hasAll(company, words))
    .toSorted((a, b) => order(a, b) || names.compare(a.companyName, b.companyName) || (a.id < b.id ? -1 : 1))
}

function hasAll({ companyName, industry, cities }: Company, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = ` ${plain([companyName, industry ?? '', ...cities].join(' '))}`
  return words.every((word) => text.includes(` ${word}`))
}

/** Removes accents and punctuation, so that "Cafe" finds "Café". Marks of Indian scripts stay, because they are vowels. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
