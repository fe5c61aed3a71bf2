import type { CvBody } from '../contract.ts'

/** Our fonts draw letters and signs; a picture would become an empty box. */
const pictures = /\p{Emoji_Presentation}|\p{Variation_Selector}|[\u{1F000}-\u{1FAFF}]/gu

/** Where people may begin a new line; everything else is one line, whatever was pasted into it. */
const ofManyLines: ReadonlySet<string> = new Set<keyof CvBody | keyof CvBody['experience'][number]>(['summary', 'description'])

/** The CV in letters that our fonts draw, and in lines. */
export function printable(body: CvBody): CvBody {
  const text = JSON.stringify(body, (key, inner: unknown) => {
    if (typeof inner !== 'string') return inner
    return ofManyLines.has(key) ? inner.split('\n').map(line).join('\n') : line(inner)
  })
  return JSON.parse(text) as CvBody // texts were shortened, nothing else
}

const line = (text: string): string => text.replace(pictures, '').replace(/\s+/gu, ' ').trim()
