import { isBehindCourse, isBesideSchool } from './beside-school.ts'
import type { OpenEntry } from './education-course.ts'
import { type EducationFacts, has } from '#features/cv-words/education-facts.ts'
import { isShortOf } from '#features/cv-words/degree-words.ts'
import type { ProposedEducation } from '#features/cv-words/proposal.ts'

/** A list item with a time below a school that has no course yet: "Nadi University", "• Weaving | 2015 - 2018". */
export const isCourseBelow = (open: OpenEntry, facts: EducationFacts): boolean =>
  !open.isDated && isCourseAlone(facts) && lacksCourse(open.course)

const isCourseAlone = ({ end, grade, parts }: EducationFacts): boolean => end !== '' && grade === '' && parts.length === 1
const lacksCourse = ({ institution, degree, field }: ProposedEducation): boolean =>
  institution !== '' && `${degree}${field}` === ''

export const isSecondDegree = ({ course, guessed }: OpenEntry, facts: EducationFacts): boolean =>
  has(facts, 'degree') && course.degree !== '' && !guessed.has('degree') && !isShortBelow(course, facts)

/** "B.E (Electronics)" without a time and a school, below "Bachelor of Engineering", names the same degree. */
const isShortBelow = (course: ProposedEducation, { end, parts }: EducationFacts): boolean =>
  end === '' && course.field === '' && parts.every(({ kind, text }) => kind === 'degree' && isShortOf(course.degree, text))

/** Whether a line begins a new course: it repeats a kind of value that the open course already has. */
export function isNew(last: OpenEntry, facts: EducationFacts, known: boolean): boolean {
  if (facts.parts.length === 0 && facts.end === '') return false // the line has only a grade
  const isOtherTime = facts.end !== '' && last.isDated && (!known || (facts.grade !== '' && last.course.grade !== ''))
  return isOtherTime || isSecondDegree(last, facts) || isBehindCourse(last, facts) || isSecondSchool(last, facts, known)
}

function isSecondSchool(last: OpenEntry, facts: EducationFacts, known: boolean): boolean {
  const { course, isInherited } = last
  if (course.institution === '' || isBesideSchool(last, facts)) return false
  return has(facts, 'degree') ? !isInherited && has(facts, 'institution') : isInherited || known
}
