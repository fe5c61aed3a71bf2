import type { FieldReading, PageBox } from '#features/cv-words/reading-contract.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { momentIn, periodIn } from '#features/cv-words/period.ts'

/** Fields with a lower confidence are marked as doubtful, so that the person checks them. */
const leastSure = 0.6
const longestText = 300

export type FieldSource = {
  readonly field: string
  readonly value: string
  readonly sure: number
  readonly from: readonly Paragraph[]
}

/** Returns each field with the line that it was read from. */
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

/** Returns a test for texts that contain the value. For a date field, any date in the text is accepted. */
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

/** The position of a value in its line, in points. Within a piece of the line, all letters are assumed to be equally wide. */
function beginning(place: Paragraph['place'], field: string, value: string): Pick<FieldReading, 'x'> {
  const piece = place?.pieces?.find(({ text }) => containing(field, value)(text))
  if (!piece) return {}
  const { text, x, right } = piece
  const letters = Math.max(0, text.indexOf(firstLine(value)))
  return { x: tenth(x + (letters / text.length) * (right - x)) }
}

/** The fields of one entry, by their paths. */
export function fieldsOf(
  path: string,
  values: object,
  { sure, from }: { readonly sure: Readonly<Record<string, number>>; readonly from: readonly Paragraph[] },
): FieldSource[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'string' && sure[key] !== undefined ? [{ field: `${path}.${key}`, value, sure: sure[key], from }] : [],
  )
}
