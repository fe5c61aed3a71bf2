import { z } from 'zod'
import { clean } from './clean.ts'
import { latinDigits } from './numbers.ts'

type Sentences = { readonly tooLong: string; readonly missing?: string }
type Tidy = (text: string) => string

/** Checks the raw length first: the later checks also run on a text that is too long, and may be slow on 200 KB. */
const boundedText = (max: number, { tooLong, missing }: Sentences, tidy: Tidy = clean) =>
  z
    .string(missing)
    .max(2 * max, { error: tooLong, abort: true })
    .overwrite(tidy)

/** Cleans the text and converts the digits of all scripts to 0–9, for fields that contain digits. */
export const cleanDigits = (text: string): string => latinDigits(clean(text))

/** Trimmed text with at most `max` characters. */
export const cleanText = (max: number, sentences: Sentences, tidy?: Tidy) =>
  boundedText(max, sentences, tidy).trim().max(max, sentences.tooLong)

/** Like `cleanText`, without trimming, for text that is still being typed. */
export const untrimmedText = (max: number, sentences: Sentences) => boundedText(max, sentences).max(max, sentences.tooLong)
