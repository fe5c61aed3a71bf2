import type { FieldReading, PageBox } from '#features/cv-words/reading-contract.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { momentIn, periodIn } from '#features/cv-words/period.ts'

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
        ...beginning(place, field, value),
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

/** Whether a text contains the value; for a date, whether it has a date. */
function containing(field: string, value: string): (text: string) => boolean {
  if (/(?:Date|Year)$/.test(field)) return (text) => periodIn(text) !== null || momentIn(text) !== null
  const sought = alike(firstLine(value))
  return (text) => alike(text).includes(sought)
}

const firstLine = (value: string): string => value.split('\n')[0] ?? ''

function lineOf(field: string, value: string, from: readonly Paragraph[]): Paragraph | undefined {
  const contains = containing(field, value)
  return from.find(({ text }) => contains(text)) ?? from[0]
}

/** Where in its line a value begins. Within a piece of the line, letters are taken to be equally wide. */
function beginning(place: Paragraph['place'], field: string, value: string): Pick<FieldReading, 'x'> {
  const piece = place?.pieces?.find(({ text }) => containing(field, value)(text))
  if (!piece) return {}
  const { text, x, right } = piece
  const letters = Math.max(0, text.indexOf(firstLine(value)))
  return { x: tenth(x + (letters / text.length) * (right - x)) }
}
