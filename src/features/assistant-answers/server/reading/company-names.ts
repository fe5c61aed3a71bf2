import { type Word, wordsOf } from './words.ts'

type CompanyName = { readonly name: string; readonly plain: string }
/** Names of companies, grouped by their first word, so that a message is compared with few of them. */
export type CompanyNames = ReadonlyMap<string, readonly CompanyName[]>

const shortestName = 4
const known = new WeakMap<readonly unknown[], CompanyNames>()

/** Groups the names of a list once per list. The list is replaced every minute. */
export function namesOf(companies: readonly { readonly companyName: string }[]): CompanyNames {
  const names = known.get(companies) ?? Map.groupBy(companies.flatMap(nameOf), ({ plain }) => plain.split(' ')[0] ?? '')
  known.set(companies, names)
  return names
}

function nameOf({ companyName: name }: { readonly companyName: string }): CompanyName[] {
  const plain = plainText(wordsOf(name))
  return plain.length < shortestName ? [] : [{ name, plain }]
}

function plainText(words: readonly Word[]): string {
  return words.map(({ plain }) => plain).join(' ')
}

/** The longest name of a known company that the message contains as whole words. */
export function companyIn(words: readonly Word[], names: CompanyNames): string | null {
  const text = ` ${plainText(words)} `
  const named = [...new Set(words.map(({ plain }) => plain))].flatMap((first) => names.get(first) ?? [])
  const found = named.filter(({ plain }) => text.includes(` ${plain} `))
  return found.toSorted((a, b) => b.plain.length - a.plain.length)[0]?.name ?? null
}
