import { type EducationFacts, factsIn, has } from './education-facts.ts'
import type { EducationPart } from './education-parts.ts'
import { type Paragraph, partsOfLine } from './paragraph.ts'

type Line = EducationFacts | null | undefined

/** The letters in which lines with an institution or a degree stand. */
export function looksIn(paragraphs: readonly Paragraph[]): ReadonlyMap<string, EducationPart['kind']> {
  const lines = paragraphs.map((paragraph) => (paragraph.isBullet ? null : factsIn(partsOfLine(paragraph))))
  return new Map(
    paragraphs.flatMap(({ look }, at) => {
      const kind = isUnknownSchool(lines[at], lines[at - 1], lines[at + 1]) ? 'institution' : lines[at]?.parts[0]?.kind
      return look && (kind === 'degree' || kind === 'institution') ? [[look, kind] as const] : []
    }),
  )
}

/** "UC Berkeley, 2019" above a degree that has neither a school nor a time, and below nothing that lacks a time. */
const isUnknownSchool = (line: Line, above: Line, below: Line): boolean =>
  isNameWithTime(line) && isDegreeAlone(below) && (!above || above.end !== '' || above.parts.length === 0)

function isNameWithTime(line: Line): boolean {
  const [part, ...others] = line?.parts ?? []
  return line?.end !== '' && part?.kind === 'other' && others.length === 0 && /^\p{Lu}.{3}/u.test(part.text)
}

const isDegreeAlone = (line: Line): boolean => !!line && has(line, 'degree') && !has(line, 'institution') && line.end === ''
