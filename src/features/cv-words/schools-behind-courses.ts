import { isSchoolStream } from './degree-words.ts'
import type { EducationPart } from './education-parts.ts'
import { degreeOf, schoolOf } from './parts-of-course.ts'
import { isInstitution } from './words.ts'

/** The school behind a text about marks: "marks (86.3% in final year) from Nadi College". */
export function behindMarks(text: string): string {
  const [, before = '', school = ''] = /^(.{3,60}?)\sfrom\s(\p{Lu}.+)$/u.exec(text) ?? []
  return isInstitution(school) && !isInstitution(before) && /^\p{Ll}|\d/u.test(before) ? school : text
}

/** Splits "Data Science at Nadi Academy" and "Tailoring from Nadi School" into the course and the school. */
export function courseAt(text: string): EducationPart[] | null {
  const [, course = '', school = ''] = /^(\p{Lu}.{1,60}?)(?: major)? (?:at|from) (\p{L}.+)$/u.exec(text) ?? []
  if (!isInstitution(school) || isInstitution(course)) return null
  return [subjectIn(course) ?? degreeOf(course, ''), schoolOf(school)]
}

/** The rest of a bracket that a time has cut off, and the stream of a school, are subjects: "(HR) from …", "Completed CEC from …". */
function subjectIn(text: string): EducationPart | null {
  const name = text.replace(/\)$/, '')
  const isCut = name !== text && !name.includes('(')
  return isCut || isSchoolStream(name) ? { kind: 'other', text: name, field: name } : null
}
