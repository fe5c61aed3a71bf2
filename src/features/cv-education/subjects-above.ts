import { namesSubject } from '#features/cv-words/degree-pattern.ts'
import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import { isRoleAtEnd } from '#features/cv-words/words.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'

/** A subject above a school without a degree is a course at that school: moves it below the school, where subjects usually stand. */
export function subjectsBelow(lines: readonly Paragraph[]): readonly Paragraph[] {
  const moved = [...lines]
  for (let at = 0; at < moved.length - 1; at++) {
    const [line, below] = [moved[at], moved[at + 1]]
    if (!line || !below || !isSubject(line) || !isSchoolAlone(below) || isBelowDegree(moved[at - 1])) continue
    moved.splice(at, 2, below, line)
    at++
  }
  return moved
}

function isSubject({ text, isBullet, fields }: Paragraph): boolean {
  if (isBullet || fields || text.length > 60 || !/^\p{Lu}[^\d:\t|]+$/u.test(text)) return false
  // A course may have the name of an occupation: "Computer Programmer".
  if (!namesSubject(text) && !isRoleAtEnd(text.replace(/\s*\([^()]{1,20}\)$/, ''))) return false
  return factsIn(text).parts.every(({ kind }) => kind === 'other')
}

function isSchoolAlone(line: Paragraph): boolean {
  const facts = factsOf(line)
  return facts !== null && facts.parts[0]?.kind === 'institution' && !has(facts, 'degree')
}

/** Whether the line above is a degree without a school: then the subject belongs to that degree. */
function isBelowDegree(above: Paragraph | undefined): boolean {
  const facts = above ? factsOf(above) : null
  return facts !== null && has(facts, 'degree') && !has(facts, 'institution')
}

const factsOf = (line: Paragraph): EducationFacts | null =>
  line.isBullet || line.fields || line.text.length > 110 ? null : factsIn(partsOfLine(line))
