import { isSchoolDegree } from '#features/cv-words/degree-words.ts'
import type { ProposedEducation } from '#features/cv-words/proposal.ts'
import { isSameCourse } from '#features/cv-words/degree-words.ts'
import type { OpenEntry } from './education-course.ts'
import { isBesideDegree } from '#features/cv-words/education-parts.ts'
import { isStated } from '#features/cv-words/education-remarks.ts'
import { type EducationFacts, has } from '#features/cv-words/education-facts.ts'
import { isBoard, isFaculty, isOfUniversity } from '#features/cv-words/school-names.ts'

/** Whether the schools of a line belong to the open course: the examining board beside its school, or a faculty below its university. */
export function isBesideSchool(open: OpenEntry, facts: EducationFacts): boolean {
  const schools = facts.parts.flatMap(({ kind, text }) => (kind === 'institution' ? [text] : []))
  if (schools.length === 0 || isOtherTime(open, facts)) return false
  const [isOfBoard, areBoards] = [isBoard(open.course.institution), schools.every(isBoard)]
  if (has(facts, 'degree') || (areBoards && !isOfBoard)) return areBoards && !isOfBoard
  return isBelowGuess(open) || (open.course.degree !== '' && (isOfBoard !== areBoards || isPartOf(open, schools)))
}

const isOtherTime = ({ isDated }: OpenEntry, { end }: EducationFacts): boolean => isDated && end !== ''

const isPartOf = (open: OpenEntry, schools: readonly string[]): boolean => schools.every(isFaculty) || isOfCollege(open, schools)

/** The line right above was only guessed to be the school: it is the subject of the degree, or the course itself if it has a time. */
const isBelowGuess = ({ course, guessed, from, isDated }: OpenEntry): boolean =>
  (course.degree !== '' || isDated) && guessed.has('institution') && isInLast(from, course.institution)

const isInLast = (from: OpenEntry['from'], name: string): boolean => from.at(-1)?.text.includes(name) ?? false

/** Whether the line names the university of the college right above it. */
const isOfCollege = ({ course: { institution }, from, isSchoolFirst }: OpenEntry, schools: readonly string[]): boolean =>
  !isSchoolFirst && schools.every((text) => isOfUniversity(institution, text)) && from.at(-1)?.text.includes(institution) === true

/** "Passed in 2009 from …" names the school, even in a long line. */
const saysFrom = /^(?:passed|completed|from|done)\b/i

/** Whether the first list item below a course without a school names its school. */
export const isItsSchool = (open: OpenEntry | undefined, text: string, facts: EducationFacts): boolean =>
  open !== undefined &&
  (open.course.institution === '' || isBoard(open.course.institution)) &&
  open.course.degree !== '' &&
  text.length <= (saysFrom.test(text) ? 200 : 90) &&
  facts.parts[0]?.kind === 'institution'

/** A school examination below a university degree was not taken at that university. */
export const isAtSameSchool = ({ degree }: ProposedEducation, { parts }: EducationFacts): boolean =>
  isSchoolDegree(degree) || parts.every(({ kind, text }) => kind !== 'degree' || !isSchoolDegree(text))

/** A school examination below a course that already has a school, a subject and a time begins another course. */
export const isBehindCourse = ({ course, isDated }: OpenEntry, { parts }: EducationFacts): boolean =>
  isDated &&
  course.institution !== '' &&
  course.field !== '' &&
  parts.some(({ kind, text }) => kind === 'degree' && isSchoolDegree(text))

/** A sentence such as "I have completed my 12th from …" below the entry of the same course only repeats it. */
const isSaidAgain = (last: OpenEntry | undefined, text: string, { parts }: EducationFacts): boolean =>
  last !== undefined &&
  last.course.institution !== '' &&
  isStated(text) &&
  parts.some((part) => part.kind === 'degree' && isSameCourse(part.text, last.course.degree))

/** A line such as "Minor in Economics" below a degree belongs to that degree if it names no school of its own. */
function isOfDegreeAbove(last: OpenEntry | undefined, { parts }: EducationFacts): boolean {
  const degrees = parts.filter(({ kind }) => kind === 'degree')
  if (last === undefined || last.course.degree === '' || degrees.length === 0) return false
  return degrees.every(isBesideDegree) && parts.every(({ kind }) => kind !== 'institution')
}

export const isOfLast = (last: OpenEntry | undefined, text: string, facts: EducationFacts): boolean =>
  isSaidAgain(last, text, facts) || isOfDegreeAbove(last, facts)
