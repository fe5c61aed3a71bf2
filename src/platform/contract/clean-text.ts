import { z } from 'zod'
import { clean } from './clean.ts'

type Sentences = { readonly tooLong: string; readonly missing?: string }
type Tidy = (text: string) => string

/**
 * What is far longer than `max` is refused before anything else looks at it: checks that follow run also on a text that is too
 * long, and each of them may be slow on 200 KB.
 */
const boundedText = (max: number, { tooLong, missing }: Sentences, tidy: Tidy = clean) =>
  z
    .string(missing)
    .max(2 * max, { error: tooLong, abort: true })
    .overwrite(tidy)

/** Text as a person types it, without blanks around it, at most `max` characters then. */
export const cleanText = (max: number, sentences: Sentences, tidy?: Tidy) =>
  boundedText(max, sentences, tidy).trim().max(max, sentences.tooLong)

/** The same with its blanks, for what is still being typed. */
export const untrimmedText = (max: number, sentences: Sentences) => boundedText(max, sentences).max(max, sentences.tooLong)
