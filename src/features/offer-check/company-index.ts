/** An index of the names and domains of companies, built once per list, because 5,000 names are too many for every message. */
import { wellKnownCompanies } from './well-known-companies.ts'

export type KnownCompany = { readonly name: string; readonly domain: string | null }
type Name = { readonly name: string; readonly plain: string }

export type CompanyIndex = {
  readonly byFirstWord: ReadonlyMap<string, readonly Name[]>
  readonly domains: ReadonlySet<string>
  readonly labels: ReadonlySet<string>
  /** By the first two and by the last two letters: a single mistake leaves at least one of the two unchanged. */
  readonly labelsByEnds: ReadonlyMap<string, readonly string[]>
}

const indexes = new WeakMap<readonly KnownCompany[], CompanyIndex>()
/** Shorter names are part of too many others. */
const shortestLabel = 6
const shortestWellKnown = 5
const shortestName = 4

/** Suffixes that are registered as one, such as `.co.in`. */
const ending = /\.(?:(?:co|com|net|org|gov|ac|firm|gen|ind)\.[a-z]{2}|[a-z]{2,12})$/i

/** The registered part of a domain, without hyphens. */
export function labelOf(domain: string): string {
  return (domain.replace(ending, '').split('.').at(-1) ?? '').replaceAll('-', '')
}

export function indexOf(companies: readonly KnownCompany[]): CompanyIndex {
  const index = indexes.get(companies) ?? indexAll(companies, shortestLabel)
  indexes.set(companies, index)
  return index
}

const legalForms = /\b(?:private|pvt|limited|ltd|llp|inc|india|the|company|co)\b/giu
/** Names that may belong to any company. */
const generic =
  /^(?:careers?|jobs?|recruit(?:ment|ers?|ing)?|hiring|global|india|services?|solutions?|technolog(?:y|ies)|group|consult(?:ants?|ing|ancy)|placements?)+$/

function indexAll(companies: readonly KnownCompany[], shortest: number): CompanyIndex {
  const names = companies
    .map(({ name }) => ({ name, plain: plainText(name) }))
    .filter(({ plain }) => plain.length >= shortestName)
  // Only companies with a proven domain, because for others nobody can say which domains are not theirs.
  const proven = companies.flatMap(({ name, domain }) => (domain === null ? [] : [{ name, domain: domain.toLowerCase() }]))
  const all = proven.flatMap(({ name, domain }) => [plainText(name.replace(legalForms, '')).replaceAll(' ', ''), labelOf(domain)])
  const labels = new Set(all.filter((label) => label.length >= shortest && !generic.test(label)))
  const ends = [...labels].flatMap((label) => endsOf(label).map((end) => ({ end, label })))
  const labelsByEnds = new Map(
    [...Map.groupBy(ends, ({ end }) => end)].map(([end, each]) => [end, each.map(({ label }) => label)]),
  )
  const byFirstWord = Map.groupBy(names, ({ plain }) => plain.split(' ')[0] ?? '')
  return { byFirstWord, domains: new Set(proven.map(({ domain }) => domain)), labels, labelsByEnds }
}

export function endsOf(label: string): string[] {
  return [`^${label.slice(0, 2)}`, `${label.slice(-2)}$`]
}

export const wellKnown = indexAll(wellKnownCompanies, shortestWellKnown)

/** Products that contain a company's name and are used by others. */
const products =
  /\b(?:google (?:pay|maps?|meet|forms?|drive|play|sheets|search|reviews?|account)|amazon (?:pay|gift|voucher)|microsoft (?:teams|word|excel|office))\b/giu

/** The longest name of a known company in the text, as whole words. */
export function namedCompany(text: string, companies: readonly KnownCompany[]): string | null {
  const words = ` ${plainText(text.replaceAll(products, ' '))} `
  const indexed = [indexOf(companies), wellKnown]
  const first = [...new Set(words.trim().split(' '))]
  const named = first.flatMap((word) => indexed.flatMap(({ byFirstWord }) => byFirstWord.get(word) ?? []))
  const found = named.filter(({ plain }) => words.includes(` ${plain} `))
  return found.toSorted((a, b) => b.plain.length - a.plain.length)[0]?.name ?? null
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
