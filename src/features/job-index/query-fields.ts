/** The fields of a search in a URL: each refusal names its field. */
import { z } from 'zod'

/** A form sends every field, also empty ones: empty means not given. */
export function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}

/** Characters. */
export const longestText = 200

export const words = (name: string) =>
  z
    .string(`${name} is not a text`)
    .trim()
    .max(longestText, `${name}: at most ${longestText} characters`)
    // The database cannot store this character, nor half a surrogate pair.
    .refine((text) => !text.includes('\0') && text.isWellFormed(), `${name} is not a text`)
    .optional()
export const oneOf = <T extends Readonly<Record<string, string>>>(name: string, values: z.ZodEnum<T>) =>
  z.enum(values.enum, `${name} is one of ${values.options.join(', ')}`).optional()
