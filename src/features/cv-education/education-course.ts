import { isBoard, isFaculty, isOfUniversity } from '#features/cv-words/school-names.ts'
import { isShortOf } from '#features/cv-words/degree-words.ts'
import { namesSubject } from '#features/cv-words/degree-pattern.ts'
import type { EducationFacts } from '#features/cv-words/education-facts.ts'
import type { EducationPart } from '#features/cv-words/education-parts.ts'
import { isAside, isLabelAlone } from '#features/cv-words/education-remarks.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import type { LeftoverText, ProposedEducation } from '#features/cv-words/proposal.ts'

export const title = 'Education'

/** `isMixed`: two courses may have been merged. `isTyped`: labels or column heads name the fields. `guessed`: fields that were only assumed. */
export type OpenEntry = {
  course: ProposedEducation
  isDated: boolean
  isInherited: boolean
  isSchoolFirst: boolean
  isMixed: boolean
  readonly isTyped: boolean
  readonly guessed: Set<string>
  readonly from: Paragraph[]
}

export const newEntry = (course: ProposedEducation): OpenEntry => ({
  course,
  isDated: false,
  isInherited: false,
  isSchoolFirst: false,
  isMixed: false,
  isTyped: false,
  guessed: new Set(),
  from: [],
})

export const titleOf = ({ institution, degree }: ProposedEducation): string => institution || degree || title

/** Keeps the old value of a field as leftover text if another one replaces it. Returns whether that happened. */
function leaveOld(left: LeftoverText[], { course }: OpenEntry, before: string, now: string): boolean {
  const isLost = before !== '' && before !== now
  if (isLost) left.push({ title: titleOf(course), text: before })
  return isLost
}

export function putTime(left: LeftoverText[], open: OpenEntry, { start, end }: EducationFacts): void {
  const { startYear, endYear } = open.course
  const before = [startYear, endYear === 'now' ? 'Present' : endYear].filter(Boolean).join(' – ')
  if (startYear !== start || endYear !== end) open.isMixed = leaveOld(left, open, before, '') || open.isMixed
  open.isDated = true
  open.course = { ...open.course, startYear: start, endYear: end }
}

export function putGrade(left: LeftoverText[], open: OpenEntry, grade: string): void {
  leaveOld(left, open, open.course.grade, grade)
  open.course = { ...open.course, grade }
}

export function put(left: LeftoverText[], open: OpenEntry, part: EducationPart): void {
  const { kind, text } = part
  if (kind === 'degree') putDegree(left, open, part)
  else if (kind === 'institution') putSchool(left, open, text)
  else if (kind === 'other' && part.field !== '' && open.course.degree !== '' && open.course.field === '')
    open.course = { ...open.course, field: part.field }
  else if (kind === 'other') putOther(left, open, text)
  else left.push({ title: titleOf(open.course), text })
}

function putDegree(left: LeftoverText[], open: OpenEntry, { text, field }: EducationPart): void {
  const { course } = open
  const name = isShortOf(course.degree, text) ? course.degree : text
  const isSecond = leaveOld(left, open, course.degree, name) && !open.guessed.delete('degree')
  if (field !== '') leaveOld(left, open, course.field, field)
  open.isMixed ||= isSecond
  open.course = { ...course, degree: name, field: field || course.field }
}

const isBeside = (text: string, school: string): boolean => isBoard(text) || isFaculty(text) || isOfUniversity(school, text)

/** Some boards have given their name to their examination: "ICSE – 96%" below a school. */
const examination = /^(?:ICSE|ISC)\b(?:\s?\([^()]{2,30}\))?$/

function putSchool(left: LeftoverText[], open: OpenEntry, text: string): void {
  const { degree, institution } = open.course
  if (degree === '' && institution !== '' && examination.test(text)) putDegree(left, open, { kind: 'degree', text, field: '' })
  else putInstitution(left, open, text)
}

function putInstitution(left: LeftoverText[], open: OpenEntry, text: string): void {
  const { course, guessed } = open
  const isKnown = course.institution !== '' && !guessed.has('institution')
  // The examining board or a faculty does not replace a known school.
  if (isKnown && !open.isInherited && isBeside(text, course.institution)) left.push({ title: titleOf(course), text })
  else if (!isKnown && isCourseAbove(course)) putSchoolBelow(open, text)
  else {
    if (!open.isInherited && leaveOld(left, open, course.institution, text) && isKnown) guessed.add('institution')
    else guessed.delete('institution')
    open.course = { ...course, institution: text }
    open.isSchoolFirst = course.degree === ''
    open.isInherited = false
  }
}

/** The text above the school was taken for the school: it is the subject of the degree, or the course itself if there is no degree. */
const isCourseAbove = ({ degree, field, institution }: ProposedEducation): boolean =>
  field === '' && institution !== '' && (degree === '' ? isCourseName(institution) : namesSubject(institution))

/** Whether the text can be the name of a course that is not a known degree. */
const isCourseName = (text: string): boolean => text.length <= 60 && /^\p{Lu}[^\d,]+$/u.test(text) && !isAside(text)
const placeOfCourse = (text: string): 'field' | 'degree' => (namesSubject(text) ? 'field' : 'degree')

function putSchoolBelow(open: OpenEntry, text: string): void {
  const { institution: above, degree } = open.course
  const place = degree === '' ? placeOfCourse(above) : 'field'
  open.guessed.delete('institution')
  open.guessed.add(place)
  open.course = { ...open.course, institution: text, [place]: above }
}

/** Marks without a label, such as "83.5", "100" or "8.2". */
const marks = /^(?:100|\d{2})(?:\.\d{1,2})?$|^\d\.\d{1,2}$/

function putOther(left: LeftoverText[], open: OpenEntry, text: string): void {
  const { course } = open
  const isNumber = /^[\d.\s/%]+$/.test(text)
  const place = isLabelAlone(text)
    ? ''
    : isNumber
      ? course.grade === '' && marks.test(text)
        ? 'grade'
        : ''
      : placeFor(course, text)
  if (place === '') left.push({ title: titleOf(course), text })
  else {
    open.course = { ...course, [place]: text }
    open.guessed.add(place)
  }
}

/** The first field that the course lacks and that a text of unknown kind can fill, or an empty text. */
function placeFor(course: ProposedEducation, text: string): 'field' | 'degree' | 'institution' | '' {
  // A text such as "with a focus on …" is a remark.
  if (/^\p{Ll}/u.test(text)) return ''
  if (isSubjectOf(course, text)) return 'field'
  if (!course.institution && text.length <= 90) return 'institution'
  if (course.field !== '') return ''
  if (course.degree === '') return isCourseName(text) ? placeOfCourse(text) : ''
  return text.length <= 60 ? 'field' : ''
}

const isSubjectOf = ({ degree, field }: ProposedEducation, text: string): boolean =>
  degree !== '' && field === '' && text.length <= 60 && namesSubject(text)
