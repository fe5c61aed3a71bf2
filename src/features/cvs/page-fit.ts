import type { PageFit } from './preview-contract.ts'

/** The position of a named place: the page from 1, and the distance from its upper edge in points. */
type EntryPosition = { readonly name: string; readonly page: number; readonly y: number }
/** The layout that `typst/lib/cv.typ` returns. Lengths are in points; `pitch` is the distance between two lines. */
export type Layout = {
  readonly pages: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  readonly pitch: number
  readonly stands: readonly EntryPosition[]
}

export function pageFitOf(layout: Layout): PageFit {
  const { pages, height, top, bottom, pitch, stands } = layout
  const room = height - top - bottom
  /** The depth as if all pages were one. */
  const depth = ({ page, y }: EntryPosition): number => (page - 1) * room + y - top
  const end = stands.find(({ name }) => name === 'end')
  const fill = end ? Math.max(depth(end) / room, 0.1) : pages
  return { pages, fill: Math.round(fill * 10) / 10, lines: linesOf(stands, (from, to) => (depth(to) - depth(from)) / pitch) }
}

function linesOf(stands: readonly EntryPosition[], between: (from: EntryPosition, to: EntryPosition) => number): number[] {
  const starts = stands.filter(({ name }) => name.startsWith('from experience.'))
  return starts.map((from) => {
    const to = stands.find(({ name }) => name === from.name.replace('from ', 'to '))
    // There is one gap less than there are lines.
    return to ? Math.max(1, Math.round(between(from, to) + 0.25)) : 1
  })
}

/** The descriptions to shorten first: at most two, the longest of more than four lines, as indexes of the experience list. */
export function longestOf(lines: readonly number[]): readonly number[] {
  const long = [...lines.keys()].filter((at) => (lines[at] ?? 0) > 4)
  return long.toSorted((a, b) => (lines[b] ?? 0) - (lines[a] ?? 0)).slice(0, 2)
}
