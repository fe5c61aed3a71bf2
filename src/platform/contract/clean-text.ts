import { z } from 'zod'
import { clean } from './clean.ts'
import { latinDigits } from './numbers.ts'

type Sentences = { readonly tooLong: string; readonly missing?: string }
type Tidy = (text: string) => string

/** A text much longer than `max` is refused first, because later checks would also run on it, and each may be slow on 200 KB. */
const boundedText = (max: number, { tooLong, missing }: Sentences, tidy: Tidy = clean) =>
  z
    .string(missing)
    .max(2 * max, { error: tooLong, abort: true })
    .overwrite(tidy)

/** For fields of digits, in any script. */
export const cleanDigits = (text: string): string => latinDigits(clean(text))

/** Trimmed text with at most `max` characters. */
export const cleanText = (max: number, sentences: Sentences, tidy?: Tidy) =>
  boundedText(max, sentences, tidy).trim().max(max, sentences.tooLong)

/** The same without trimming, for text that is still being typed. */
export const untrimmedText = (max: number, sentences: Sentences) => boundedText(max, sentences).max(max, sentences.tooLong)
