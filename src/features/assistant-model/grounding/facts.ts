/** What an answer may state: what the tools of this turn have returned, and what the person has written. */
import { type Figure, figuresIn, plainCharacters } from './figures.ts'

/** The result of a tool, as the tools return it. */
export type LookUp = { readonly data: unknown; readonly links: readonly string[] }

export type Facts = {
  readonly links: ReadonlySet<string>
  /** Numbers of the data itself, and of what the person wrote. */
  readonly numbers: ReadonlySet<number>
  /** Numbers in texts of the data, where anybody may have written them: never a sum. */
  readonly writtenNumbers: ReadonlySet<number>
  /** Titles, companies and other short texts of the data, each as words between spaces. */
  readonly names: readonly string[]
  /** Those that are the title of a job or the name of a company. */
  readonly subjects: readonly string[]
  /** Single words of longer texts, such as the skills that a job requires. */
  readonly words: ReadonlySet<string>
  /** What the person has written, as words between spaces. */
  readonly message: string
}

/** What repeats the input of the model: otherwise it could look up an invention and then find it in the result. */
const echoes = new Set(['query', 'corrected', 'quote', 'place', 'proposal'])
const subjectKeys = new Set(['title', 'company', 'companyName', 'name', 'role'])
/** Texts of employers: their words are read, their sums and names prove nothing. */
const ofOthers = new Set(['description', 'requirements', 'benefits'])
/** Times and ids have digits that count nothing. */
const noText = /^\d{4}-\d{2}-\d{2}|^[\da-f]{8}-[\da-f]{4}-|^(?:https?:|\/)/i
const longestName = 160
const mostTexts = 2_000

type Leaf = { readonly key: string; readonly value: string | number; readonly isOfOthers: boolean }

/** For comparing: words in lower case between single spaces, so that whole words are found by `includes`. */
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

/** A tolerance for what is rounded to the digits that are written. */
const mostRounding = 0.02
const monthsOfYear = 12
/** A smaller figure is no pay of a year. */
const leastYearlyPay = 24_000

/** Whether the figure is one of the facts, or one of them rounded to its written digits. `isMonthly`: a yearly sum by the month, or the reverse. */
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
