import { isSameCourse, isSchoolDegree } from '#features/cv-words/degree-words.ts'
import { type OpenEntry, title } from './education-course.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import { isInstitution } from '#features/cv-words/words.ts'
import { isAboveCertificates, isRemark } from '#features/cv-words/education-remarks.ts'
import type { LeftoverText } from '#features/cv-words/proposal.ts'
import { isOnlyTime } from '#features/cv-words/period.ts'
import { plain, type Paragraph } from '#features/cv-words/paragraph.ts'

/** Splits a line with several courses, such as "HSC: 83% | SSLC: 82%". */
export function coursesApart(paragraph: Paragraph): readonly Paragraph[] {
  if (paragraph.fields) return [paragraph]
  const parts = paragraph.text.split(/\s*\|\s*/)
  const areAll = parts.length > 1 && parts.every((text) => text.length > 2 && beginsWithDegree(text))
  return areAll ? parts.map((text) => ({ ...paragraph, text })) : [paragraph]
}

/** If all lines are list items, each item is a course: removes their list marks. */
export function unlisted(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  if (paragraphs.every(({ isBullet }) => isBullet)) return paragraphs.map((one) => ({ ...one, isBullet: false }))
  const [first] = paragraphs
  if (areSchools(paragraphs)) return paragraphs.map((one) => ({ ...one, isBullet: false }))
  // Each course is a list item whose first line is its time.
  return first?.isBullet && isTime(first)
    ? paragraphs.map((one) => (isTime(one) ? { ...one, isBullet: false } : one))
    : paragraphs
}

/** Whether each list item names a school, and the lines below it its time and its grade. */
function areSchools(paragraphs: readonly Paragraph[]): boolean {
  const items = paragraphs.filter(({ isBullet }) => isBullet)
  const others = paragraphs.filter(({ isBullet }) => !isBullet)
  return (
    items.length > 1 && items.every(isSchoolAlone) && others.every(({ text }) => !isInstitution(text) && !beginsWithDegree(text))
  )
}

const isSchoolAlone = ({ text, fields }: Paragraph): boolean =>
  !fields && text.length <= 90 && isInstitution(text) && !beginsWithDegree(text) && !isRemark(text)

const isTime = ({ text, fields }: Paragraph): boolean => !fields && text.length <= 40 && isOnlyTime(text)

/** Splits off the certificates that stand below a title of their own after the last course. */
export function atCertificates(lines: readonly Paragraph[]): readonly [own: readonly Paragraph[], others: readonly Paragraph[]] {
  const at = lines.findIndex(({ text, isBullet }, number) => number > 0 && !isBullet && isAboveCertificates(text))
  return at < 0 || lines.slice(at).some(({ text }) => beginsWithDegree(text))
    ? [lines, []]
    : [lines.slice(0, at), lines.slice(at)]
}

/** Entries with only a time or a grade are not courses: their lines are left over. */
export const nameless = (all: readonly OpenEntry[]): LeftoverText[] =>
  all.flatMap(({ course: { institution, degree, field, startYear, endYear, grade }, from }) =>
    `${institution}${degree}${field}` === '' && `${startYear}${endYear}${grade}` !== ''
      ? from.map((one) => ({ title, text: plain(one) }))
      : [],
  )

/** A lone "Diploma" above "Nadi Polytechnic, Diploma in Design" is the heading of that course. */
export const isTitleOf = ({ course }: OpenEntry, below: OpenEntry | undefined): boolean =>
  Object.values(course).filter((value) => value !== '').length === 1 &&
  course.degree !== '' &&
  below !== undefined &&
  (isSameCourse(course.degree, below.course.degree) || (level.test(course.degree) && hasDegree(below)))

/** "Graduation" above "Bachelor of Technology" only names its level. */
const level = /^(?:(?:post|under)[- ]?)?graduat(?:ion|e)$/i
const hasDegree = ({ course: { degree } }: OpenEntry): boolean => degree !== '' && !isSchoolDegree(degree)
