import { z } from 'zod'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'

/** A line of a file, with its place if the file has pages. */
export type FileLine = Pick<FieldReading, 'text' | 'page' | 'box'>

const text = z.string().max(300)

/** The reading of a CV by a language model. A value is used only if it is found in the file. */
export const ModelReading = z.strictObject({
  jobs: z.array(z.strictObject({ company: text, position: text, period: text })).max(30),
  courses: z.array(z.strictObject({ institution: text, degree: text, field: text, period: text })).max(20),
  skills: z.array(text).max(60),
  languages: z.array(text).max(20),
})
export type ModelReading = z.output<typeof ModelReading>

export type FoundValue = { readonly value: string; readonly line: FileLine }
export type FindValue = (value: string) => FoundValue | null

/** Returns a function that finds a value within one line of the file, word for word. Only white space may differ. */
export function openLines(lines: readonly FileLine[]): FindValue {
  const known = lines.map((line) => ({ line, text: spaced(line.text) }))
  return (sought) => {
    const value = spaced(sought)
    if (!/[\p{L}\p{N}]/u.test(value)) return null
    const found = known.find((one) => hasWords(one.text, value))
    return found ? { value, line: found.line } : null
  }
}

const spaced = (raw: string): string => raw.replace(/\s+/gu, ' ').trim()
const isInWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign)

/** Whether a text contains the value as whole words: "JavaScript" does not contain "Java". */
function hasWords(whole: string, value: string): boolean {
  const [first, last] = [Array.from(value)[0], Array.from(value).at(-1)]
  for (let at = whole.indexOf(value); at >= 0; at = whole.indexOf(value, at + 1)) {
    const [before, after] = [
      Array.from(whole.slice(0, at)).at(-1),
      Array.from(whole.slice(at + value.length, at + value.length + 2))[0],
    ]
    if (!(isInWord(before) && isInWord(first)) && !(isInWord(after) && isInWord(last))) return true
  }
  return false
}
