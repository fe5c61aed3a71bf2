/** Schemas for the query parameters of a search. Each error message names its field. */
import { z } from 'zod'
import { longestSearch, searchedPart } from '#features/search-words/search-length.ts'

/** Treats an empty text as missing, because forms send all fields. */
export function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}

export const words = (name: string) =>
  z
    .string(`${name} is not a text`)
    .trim()
    .max(longestSearch, `${name}: at most ${longestSearch} characters`)
    // PostgreSQL cannot store NUL characters or unpaired surrogates.
    .refine((text) => !text.includes('\0') && text.isWellFormed(), `${name} is not a text`)
    .optional()

/** Searches the beginning of a text that is too long, instead of refusing it. */
export const searchedWords = (name: string) =>
  z.preprocess((value) => (typeof value === 'string' ? searchedPart(value) : value), words(name))

export const oneOf = <T extends Readonly<Record<string, string>>>(name: string, values: z.ZodEnum<T>) =>
  z.enum(values.enum, `${name} is one of ${values.options.join(', ')}`).optional()
