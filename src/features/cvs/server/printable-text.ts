import type { CvBody } from '../contract.ts'

/** Emoji. Our fonts have letters and symbols, and an emoji would become an empty box. */
const pictures = /\p{Emoji_Presentation}|\p{Variation_Selector}|[\u{1F000}-\u{1FAFF}]/gu

/** The fields with several lines; all other fields are one line, whatever was pasted into them. */
const ofManyLines: ReadonlySet<string> = new Set<keyof CvBody | keyof CvBody['experience'][number]>(['summary', 'description'])

/** The CV with printable characters only. Line breaks stay in the fields that may have them. */
export function printable(body: CvBody): CvBody {
  const text = JSON.stringify(body, (key, inner: unknown) => {
    if (typeof inner !== 'string') return inner
    return ofManyLines.has(key) ? inner.split('\n').map(line).join('\n') : line(inner)
  })
  return JSON.parse(text) as CvBody // texts were shortened, nothing else
}

const line = (text: string): string => text.replace(pictures, '').replace(/\s+/gu, ' ').trim()
