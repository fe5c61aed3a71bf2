import { isAcronym, namesSubject } from './degree-pattern.ts'
import type { EducationPart } from './education-parts.ts'
import { degreeOf, schoolOf } from './parts-of-course.ts'
import { isInstitution } from './words.ts'

/** Prizes and marks in brackets, perhaps cut at a grade that was read: "(Dean's award, GPA 4.0)". */
const honours = /\s?\([^()]{0,40}\b(?:awards?|distinction|first class|cum laude|merit|scholarship)\b[^()]{0,60}(?:\)|$)/i

export const withoutHonours = (text: string): string => text.replace(honours, '')

/** The subject and the school after a degree, parted by a comma or a small word; null if no school is known. */
export function schoolAtComma(
  name: string,
  whole: string,
  [field = '', sign = '', rest = '']: readonly string[],
): EducationPart[] | null {
  if (isInstitution(field) || isSchoolInLetters(field, sign, rest)) return [degreeOf(name, ''), schoolOf(whole)]
  if (!isSchoolBehind(sign, rest)) return null
  return (sign.startsWith(',') && behindSubject(name, field, rest)) || [degreeOf(name, field), schoolOf(rest)]
}

/** Initials before a place or a comma are a school, "MDU, Rohtak", and those before "from" a subject, "MLT from Nadi College". */
const isSchoolInLetters = (field: string, sign: string, rest: string): boolean =>
  rest !== '' && isAcronym(field) && !(/from|at/.test(sign) && isInstitution(rest))

const isSchoolBehind = (sign: string, rest: string): boolean => rest !== '' && (/from|at/.test(sign) || isInstitution(rest))

/** The subject may have a comma: "Honours, Mathematics, University of Pune". */
function behindSubject(name: string, field: string, rest: string): EducationPart[] | null {
  const [second = '', ...others] = rest.split(/,\s+/)
  const school = others.join(', ')
  const isSubject = namesSubject(second) && !isInstitution(second) && isInstitution(school)
  return isSubject ? [degreeOf(name, `${field}, ${second}`), schoolOf(school)] : null
}
