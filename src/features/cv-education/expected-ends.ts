import { degree } from '#features/cv-words/degree-pattern.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { isInstitution } from '#features/cv-words/words.ts'
import { plainCourse } from './plain-courses.ts'

/** A line that says only when the course will end: "Expected Graduate: August 2025", "(Graduating in May 2026)". */
const expected =
  /^\(?(?:(?:(?:expected|anticipated|tentative|likely)\s+(?:date of\s+|to\s+)?(?:graduat(?:e|ion|ing)|completion|complete)|graduating)(?:\s+(?:date|year))?)\s*(?::|-|–|\bin\b|\bby\b|\bon\b)?\s*((?:\p{L}{3,9}\.?,?\s?['’]?)?(?:\d{1,2}[/.-])?(?:20)?\d{2})\)?\.?$/iu
const startAtLeft = /^(20\d{2})(?=\t)/

/** Puts the expected end of a course into the line of the course: above it, or below if it stands first. */
export function withExpectedEnds(all: readonly Paragraph[]): readonly Paragraph[] {
  const lines = all.map(plainCourse)
  const ends = lines.map(({ text }) => (text.length > 70 ? null : (expected.exec(text)?.[1] ?? null)))
  if (ends.every((end) => end === null)) return lines
  const moved = [...lines]
  for (const [at, end] of ends.entries()) {
    const to = end === null ? -1 : lineOfCourse(lines, at)
    const line = moved[to]
    if (end !== null && line) moved[to] = withEnd(line, end)
  }
  return moved.filter((_, at) => ends[at] === null)
}

function lineOfCourse(lines: readonly Paragraph[], at: number): number {
  const above = [at - 1, at - 2].find((one) => isOfCourse(lines[one]))
  return above ?? [at + 1].find((one) => isOfCourse(lines[one])) ?? at - 1
}

const isOfCourse = (line: Paragraph | undefined): boolean =>
  line !== undefined && !line.fields && line.text.length <= 160 && (degree.test(line.text) || isInstitution(line.text))

const withEnd = (line: Paragraph, end: string): Paragraph => ({
  ...line,
  text: startAtLeft.test(line.text) ? line.text.replace(startAtLeft, `$1 – ${end}`) : `${line.text}\t${end}`,
})
