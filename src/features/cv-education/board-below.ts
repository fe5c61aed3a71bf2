import { factsIn, has } from '#features/cv-words/education-facts.ts'
import { type OpenEntry, titleOf } from './education-course.ts'
import { type Paragraph, partsOfLine, plain } from '#features/cv-words/paragraph.ts'
import { isBoard } from '#features/cv-words/school-names.ts'
import { isPlace } from '#features/cv-words/words.ts'
import type { LeftoverText } from '#features/cv-words/proposal.ts'

type Read = { readonly done: readonly OpenEntry[]; readonly left: LeftoverText[] }

/** A line with only the examining board belongs to the course above that has its school and time, unless a degree or a time comes next. */
export function isBoardBelow({ done, left }: Read, lines: readonly Paragraph[], at: number): boolean {
  const [open, paragraph] = [done.at(-1), lines[at]]
  if (!open || !paragraph || !isWhole(open) || !isExaminerAlone(paragraph)) return false
  // A school may have its town in a line of its own.
  const next = lines.slice(at + 1, at + 3).find(({ text }) => !isPlace(text))
  if (next && isOfCourse(next) && !isExaminerBehind(open, paragraph)) return false
  const facts = factsIn(partsOfLine(paragraph))
  if (facts.grade !== '' && open.course.grade === '') open.course = { ...open.course, grade: facts.grade }
  left.push({ title: titleOf(open.course), text: plain(paragraph) })
  return true
}

/** Whether the course has all its names. What stands below a guess is the school itself. */
const isWhole = ({ isDated, guessed, course: { institution, degree } }: OpenEntry): boolean =>
  isDated && institution !== '' && degree !== '' && !guessed.has('institution')

function isExaminerAlone({ isBullet, fields, text, ...line }: Paragraph): boolean {
  if (isBullet || fields || text.length > 110) return false
  const facts = factsIn(partsOfLine({ isBullet, text, ...line }))
  const isExaminer = !/\b(?:school|college|institute|academy|vidyalaya|polytechnic)\b/i.test(text)
  return isExaminer && facts.end === '' && has(facts, 'institution') && !has(facts, 'degree')
}

/** If all courses stand above their schools, a university behind the school belongs to the course above it too. */
const isExaminerBehind = ({ isSchoolFirst }: OpenEntry, { text }: Paragraph): boolean =>
  !isSchoolFirst && (isBoard(text) || /\buniversity\b/i.test(text))

/** Whether the line names a degree, or a time without a school: then it begins the next course. */
function isOfCourse({ text, isBullet, fields }: Paragraph): boolean {
  if (isBullet || fields || text.length > 110) return false
  const facts = factsIn(text)
  return has(facts, 'degree') || (facts.end !== '' && !has(facts, 'institution'))
}
