import { type Word, wordsOf } from './words.ts'

type CompanyName = { readonly name: string; readonly plain: string }
/** By their first word: a message is compared with few of them. */
export type CompanyNames = ReadonlyMap<string, readonly CompanyName[]>

const shortestName = 4
const known = new WeakMap<readonly unknown[], CompanyNames>()

/** Made once for a list, which is read again every minute. */
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

/** The longest name of a known company, as whole words. */
export function companyIn(words: readonly Word[], names: CompanyNames): string | null {
  const text = ` ${plainText(words)} `
  const named = [...new Set(words.map(({ plain }) => plain))].flatMap((first) => names.get(first) ?? [])
  const found = named.filter(({ plain }) => text.includes(` ${plain} `))
  return found.toSorted((a, b) => b.plain.length - a.plain.length)[0]?.name ?? null
}
