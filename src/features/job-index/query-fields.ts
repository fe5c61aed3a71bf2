/** The fields of a search in a URL: each refusal names its field. */
import { z } from 'zod'
import { longestSearch, searchedPart } from '#features/search-words/search-length.ts'

/** A form sends every field, also empty ones: empty means not given. */
export function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}

export const words = (name: string) =>
  z
    .string(`${name} is not a text`)
    .trim()
    .max(longestSearch, `${name}: at most ${longestSearch} characters`)
    // The database cannot store this character, nor half a surrogate pair.
    .refine((text) => !text.includes('\0') && text.isWellFormed(), `${name} is not a text`)
    .optional()

/** Of a longer text the beginning is searched. */
export const searchedWords = (name: string) =>
  z.preprocess((value) => (typeof value === 'string' ? searchedPart(value) : value), words(name))

export const oneOf = <T extends Readonly<Record<string, string>>>(name: string, values: z.ZodEnum<T>) =>
  z.enum(values.enum, `${name} is one of ${values.options.join(', ')}`).optional()
