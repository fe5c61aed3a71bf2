import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import type { EducationPart } from '#features/cv-words/education-parts.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import type { OpenEntry } from './education-course.ts'

type Line = EducationFacts | null | undefined

/** Maps each text style in which an institution or a degree stands to that kind. */
export function looksIn(paragraphs: readonly Paragraph[]): ReadonlyMap<string, EducationPart['kind']> {
  const lines = paragraphs.map((paragraph) => (paragraph.isBullet ? null : factsIn(partsOfLine(paragraph))))
  return new Map(
    paragraphs.flatMap(({ look }, at) => {
      const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
      const kind = isUnknownSchool(line, above, below)
        ? 'institution'
        : isUnknownCourse(line, below)
          ? 'degree'
          : line?.parts[0]?.kind
      return look && (kind === 'degree' || kind === 'institution') ? [[look, kind] as const] : []
    }),
  )
}

/** "UC Berkeley, 2019" is a school if the degree below it has neither a school nor a time, and the line above does not lack its time. */
const isUnknownSchool = (line: Line, above: Line, below: Line): boolean =>
  isNameWithTime(line) && isDegreeAlone(below) && (!above || above.end !== '' || above.parts.length === 0)

/** "Engineering Physics, 2020 – 2026" is a course if the school below it has neither a degree nor a time. */
const isUnknownCourse = (line: Line, below: Line): boolean =>
  isNameWithTime(line) && !!below && has(below, 'institution') && !has(below, 'degree') && below.end === ''

function isNameWithTime(line: Line): boolean {
  const [part, ...others] = line?.parts ?? []
  return line?.end !== '' && part?.kind === 'other' && others.length === 0 && /^\p{Lu}.{3}/u.test(part.text)
}

const isDegreeAlone = (line: Line): boolean => !!line && has(line, 'degree') && !has(line, 'institution') && line.end === ''

type EducationState = { readonly looks: ReadonlyMap<string, EducationPart['kind']>; readonly done: readonly OpenEntry[] }

/** A school whose name has no known word is recognised by the text style of the other schools. */
export function isLikeSchool(
  { looks, done }: EducationState,
  { look, isBullet }: Paragraph,
  parts: readonly EducationPart[],
): boolean {
  const last = done.at(-1)?.course
  return (
    !isBullet &&
    parts.length > 0 &&
    look !== undefined &&
    looks.get(look) === 'institution' &&
    [...looks.values()].includes('degree') &&
    last?.institution !== ''
  )
}
