import type { FieldReading, PageBox } from './contract.ts'
import { type Paragraph, plain } from './paragraph.ts'
import { momentIn, periodIn } from './period.ts'

/** A field whose reading is less sure than this is marked for the person to check. */
const leastSure = 0.6
const longestText = 300

export type FieldSource = {
  readonly field: string
  readonly value: string
  readonly sure: number
  readonly from: readonly Paragraph[]
}

/** Each field with the line it was read from. */
export function readingsOf(sources: readonly FieldSource[]): FieldReading[] {
  return sources.flatMap(({ field, value, sure, from }): FieldReading[] => {
    const paragraph = value === '' ? undefined : lineOf(field, value, from)
    if (!paragraph) return []
    const { place } = paragraph
    return [
      {
        field,
        sure,
        text: plain(paragraph).slice(0, longestText),
        page: place?.page ?? null,
        box: place ? rounded(place.box) : null,
      },
    ]
  })
}

const tenth = (points: number): number => Math.round(points * 10) / 10
const rounded = ({ x, y, width, height }: PageBox): PageBox => ({
  x: tenth(x),
  y: tenth(y),
  width: tenth(width),
  height: tenth(height),
})

export const doubtsIn = (sources: readonly FieldSource[]): string[] =>
  sources.flatMap(({ field, sure }) => (sure < leastSure ? [field] : []))

const alike = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** The line that contains the value; for a date, a line with a date. */
function lineOf(field: string, value: string, from: readonly Paragraph[]): Paragraph | undefined {
  const isTime = /(?:Date|Year)$/.test(field)
  const sought = alike(value.split('\n')[0] ?? '')
  const found = isTime
    ? from.find(({ text }) => periodIn(text) !== null || momentIn(text) !== null)
    : from.find(({ text }) => alike(text).includes(sought))
  return found ?? from[0]
}
