/** The facts that an answer may state: the results of the tools of this turn, and the message of the person. */
import { type Figure, figuresIn, plainCharacters } from './figures.ts'

/** The result of a tool. */
export type LookUp = { readonly data: unknown; readonly links: readonly string[] }

export type Facts = {
  readonly links: ReadonlySet<string>
  /** Numbers in the data itself, and in the person's message. */
  readonly numbers: ReadonlySet<number>
  /** Numbers in free texts of the data, which anybody may have written. They never prove a sum. */
  readonly writtenNumbers: ReadonlySet<number>
  /** Titles, companies and other short texts of the data, as words with spaces around them. */
  readonly names: readonly string[]
  /** The names that are titles of jobs or names of companies. */
  readonly subjects: readonly string[]
  /** Single words of longer texts, such as required skills. */
  readonly words: ReadonlySet<string>
  /** The person's message, as words with spaces around them. */
  readonly message: string
}

/** Fields that repeat the input of the model. They prove nothing: otherwise the model could look up an invention and find it in the result. */
const echoes = new Set(['query', 'corrected', 'leftOut', 'quote', 'place', 'proposal'])
const subjectKeys = new Set(['title', 'company', 'companyName', 'name', 'role'])
/** Texts of employers. Their words count, their sums and names prove nothing. */
const ofOthers = new Set(['description', 'requirements', 'benefits'])
/** Times and ids, whose digits are no numbers. */
const noText = /^\d{4}-\d{2}-\d{2}|^[\da-f]{8}-[\da-f]{4}-|^(?:https?:|\/)/i
const longestName = 160
const mostTexts = 2_000

type Leaf = { readonly key: string; readonly value: string | number; readonly isOfOthers: boolean }

/** Lower-case words between single spaces, so that `includes` finds whole words. */
export function asWords(text: string): string {
  return ` ${plainCharacters(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()} `
}

export function factsOf(results: readonly LookUp[], message: string): Facts {
  const leaves = results.flatMap(({ data }) => leavesOf(data)).slice(0, mostTexts)
  const texts = leaves.filter((leaf): leaf is Leaf & { readonly value: string } => typeof leaf.value === 'string')
  const short = texts.filter(({ value, isOfOthers }) => !isOfOthers && value.length <= longestName)
  const counts = texts.filter(({ value }) => /^\d{1,7}\+?$/.test(value))
  return {
    links: new Set(results.flatMap(({ links }) => links)),
    numbers: new Set([
      ...leaves.flatMap(({ value }) => (typeof value === 'number' ? value : [])),
      ...[...counts.map(({ value }) => value), message].flatMap(valuesIn),
    ]),
    writtenNumbers: new Set(texts.flatMap(({ value }) => valuesIn(value))),
    names: short.map(({ value }) => asWords(value)),
    subjects: short.filter(({ key }) => subjectKeys.has(key)).map(({ value }) => asWords(value)),
    words: new Set(texts.flatMap(({ value }) => asWords(value).trim().split(' '))),
    message: asWords(message),
  }
}

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)

function leavesOf(data: unknown, key = '', isOfOthers = false): Leaf[] {
  if (typeof data === 'number') return [{ key, value: data, isOfOthers }]
  if (typeof data === 'string') return noText.test(data) ? [] : [{ key, value: data, isOfOthers }]
  if (typeof data !== 'object' || data === null) return []
  const parts: (readonly [string, unknown])[] = Array.isArray(data)
    ? data.map((part: unknown) => [key, part] as const)
    : Object.entries(data).filter(([name]) => !echoes.has(name))
  return parts.flatMap(([name, part]) => leavesOf(part, name, isOfOthers || ofOthers.has(name)))
}

/** The tolerance for numbers that are rounded to the written digits. */
const mostRounding = 0.02
const monthsOfYear = 12
/** A smaller amount is not pay per year. */
const leastYearlyPay = 24_000

/** Whether the figure is one of the facts, or one rounded to its written digits. `isMonthly` also accepts a yearly sum per month, and vice versa. */
export function isKnownFigure({ value, step, isSum }: Figure, facts: Facts, isMonthly: boolean): boolean {
  if (Number.isNaN(value)) return false
  if (facts.numbers.has(value)) return true
  if (!isSum) return facts.writtenNumbers.has(value)
  const known = [...facts.numbers]
  const byMonth = isMonthly
    ? known.flatMap((one) => [one * monthsOfYear, ...(one >= leastYearlyPay ? [one / monthsOfYear] : [])])
    : []
  return [...known, ...byMonth].some((one) => isRounded(one, value, step))
}

function isRounded(exact: number, value: number, step: number): boolean {
  return Math.abs(exact - value) <= step / 2 && Math.abs(exact - value) <= exact * mostRounding
}
