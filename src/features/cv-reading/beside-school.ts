import type { OpenEntry } from './education-course.ts'
import { type EducationFacts, has } from './education-facts.ts'
import { isBoard, isFaculty } from './school-names.ts'

/** Whether a school is no second one: the board of an examination and the school stand in either order, a faculty below its university. */
export function isBesideSchool(open: OpenEntry, facts: EducationFacts): boolean {
  const schools = facts.parts.flatMap(({ kind, text }) => (kind === 'institution' ? [text] : []))
  if (schools.length === 0 || (facts.end !== '' && open.isDated)) return false
  const { institution, degree } = open.course
  const [isOfBoard, areBoards] = [isBoard(institution), schools.every(isBoard)]
  if (areBoards && !isOfBoard) return true
  if (has(facts, 'degree')) return false
  const isBeside = degree !== '' && (isOfBoard !== areBoards || schools.every(isFaculty))
  return isBeside || isBelowGuess(open)
}

/** What looked like a school and stands right above is the subject, or beside a time the course. */
const isBelowGuess = ({ course, guessed, from, isDated }: OpenEntry): boolean =>
  (course.degree !== '' || isDated) && guessed.has('institution') && (from.at(-1)?.text.startsWith(course.institution) ?? false)
