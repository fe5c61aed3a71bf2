import type { ProposedEducation } from './proposal.ts'

const isLong = (text: string): boolean => text.length > 70 || /[.:;]\s|\d{3}/.test(text)
const nameSure = (name: string, other: string): number => (name === '' || isLong(name) ? 0.4 : other === '' ? 0.55 : 0.9)

/**
 * How sure each field of a course is: `guessed` names those that stand there for want of a better place, and nothing is sure in an entry in which
 * two courses may be mixed.
 */
export function sureOf(course: ProposedEducation, guessed: ReadonlySet<string>, isMixed: boolean) {
  const sure = ofFields(course, guessed)
  return isMixed ? { institution: 0.4, degree: 0.4, field: 0.4, startYear: 0.4, endYear: 0.4, grade: 0.4 } : sure
}

function ofFields({ institution, degree, startYear, endYear }: ProposedEducation, guessed: ReadonlySet<string>) {
  return {
    institution: guessed.has('institution') ? 0.55 : nameSure(institution, degree),
    degree: nameSure(degree, institution),
    field: guessed.has('field') ? 0.5 : 0.8,
    startYear: startYear === '' ? 0.5 : 0.9,
    endYear: endYear === '' ? 0.5 : 0.9,
    grade: guessed.has('grade') ? 0.5 : 0.9,
  }
}
