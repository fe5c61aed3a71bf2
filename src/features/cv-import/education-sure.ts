import type { OpenEntry } from './education-course.ts'
import type { ProposedEducation } from './proposal.ts'

const isLong = (text: string): boolean => text.length > 70 || /[.:;]\s|\d{3}/.test(text)
const nameSure = (name: string, other: string): number => (name === '' || isLong(name) ? 0.4 : other === '' ? 0.55 : 0.9)

/** Words that name a degree only with others, and as often something else. */
const vague = /^(?:bachelor|master|doctor|certificate|associate|intermediate|master project|master studies|semester abroad)$/i
const minor = /^minor\b/i

/**
 * How sure each field of a course is: `guessed` names those that stand there for want of a better place, and nothing is sure in an entry in which
 * two courses may be mixed. A course that lacks what most of the others have may be a line about one of them.
 */
export function sureOf(entry: OpenEntry, all: readonly OpenEntry[]) {
  const { isMixed, course } = entry
  const sure = ofFields(entry)
  if (isMixed) return { institution: 0.4, degree: 0.4, field: 0.4, startYear: 0.4, endYear: 0.4, grade: 0.4 }
  const isUnlike = traits.some((trait) => !trait(course) && all.filter((one) => trait(one.course)).length > 0.5 * all.length)
  const names = isUnlike ? 0.6 : 1
  return { ...sure, institution: sure.institution * names, degree: sure.degree * names }
}

const traits: readonly ((course: ProposedEducation) => boolean)[] = [
  ({ endYear }) => endYear !== '',
  ({ institution }) => institution !== '',
  ({ degree }) => degree !== '',
]

function ofFields({ course: { institution, degree, field, startYear, endYear }, guessed, isInherited }: OpenEntry) {
  return {
    institution: guessed.has('institution') || isInherited ? 0.55 : nameSure(institution, degree),
    degree: minor.test(degree) || (vague.test(degree) && field === '') ? 0.55 : nameSure(degree, institution),
    field: guessed.has('field') ? 0.5 : 0.8,
    startYear: startYear === '' ? 0.5 : 0.9,
    endYear: endYear === '' ? 0.5 : 0.9,
    grade: guessed.has('grade') ? 0.5 : 0.9,
  }
}
