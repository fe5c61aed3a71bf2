import { headingIn } from '#features/cv-words/headings.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

const isHeading = (text: string): boolean => headingIn(text)?.rest === ''
/** In lines. */
const farthest = 2

/** Joins a title that wraps at the left of its section: "TECHNICAL" beside the first item, "SKILLS" below it. The title gets a line of its own. */
export function withWholeTitles(lines: readonly PdfLine[]): PdfLine[] {
  const done: PdfLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const below = lines.slice(at + 1, at + 1 + farthest).findIndex((next) => goesOn(line, next))
    const next = lines[at + 1 + below]
    const [first, second] = [line.segments[0], next?.segments[0]]
    if (below < 0 || !next || !first || !second) {
      done.push(line)
      continue
    }
    const title = {
      ...first,
      text: `${first.text.trim()} ${second.text.trim()}`,
      lead: '',
      right: Math.max(first.right, second.right),
    }
    done.push({ ...line, segments: [title] }, ...behind(line), ...lines.slice(at + 1, at + 1 + below), ...behind(next))
    at += 1 + below
  }
  return done
}

const behind = (line: PdfLine): PdfLine[] => (line.segments.length > 1 ? [{ ...line, segments: line.segments.slice(1) }] : [])

function goesOn(line: PdfLine, next: PdfLine): boolean {
  const [first, second] = [line.segments[0], next.segments[0]]
  if (!first || !second || !isBelow(line, next) || !isAlike(first, second)) return false
  const [one, other] = [first.text.trim(), second.text.trim()]
  if (one.length > 25 || other.length > 25 || /\d{4}/.test(`${one} ${other}`)) return false
  return !(isHeading(one) && isHeading(other)) && isHeading(`${one} ${other}`)
}

const isBelow = (line: PdfLine, next: PdfLine): boolean =>
  line.column === next.column &&
  !line.fields &&
  !next.fields &&
  line.y > next.y &&
  line.y - next.y < 2 * (line.segments[0]?.size ?? 0)

const isAlike = (one: Segment, other: Segment): boolean =>
  one.font === other.font && Math.abs(one.size - other.size) < 1.5 && Math.abs(one.x - other.x) < 2
