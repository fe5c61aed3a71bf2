import { degree, isAcronym, namesSubject, withoutShortName } from './degree-pattern.ts'
import { isSchoolDegree, isSchoolStream } from './degree-words.ts'
import { isBoard } from './school-names.ts'
import { isInstitution, isPlace } from './words.ts'

/** "Nadi University: B.A. in Management" */
export function atColon(text: string): readonly string[] {
  const [, name = '', behind = ''] = text.length > 200 ? [] : (/^([^:]{4,80}):\s+(.+)$/.exec(text) ?? [])
  return isInstitution(name) && !degree.test(name) ? [name, behind] : [text]
}

/** "Nadi Institute / Bachelor of Engineering" */
export function atSlash(text: string): readonly string[] {
  const [, name = '', behind = ''] = /^([^/]{6,80}?)\s?\/\s?(\p{L}[^/]{2,60})$/u.exec(text) ?? []
  return isInstitution(name) && !degree.test(name) && (degree.test(behind) || namesSubject(behind)) ? [name, behind] : [text]
}

/** "MBA – Human Resources" names the subject, "MBA – Amity University" the school. */
export function atDashes(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(/(?<!\bPre)\s+[–—-]\s+(?!\d{1,3}\b)|\s+[–—](?=\S)|(?<=\S)[–—]\s+/)
  if (second === '') return [text]
  // "Mobile Solutions – PG Diploma"
  if (isSubjectBefore(first, second)) return [`${second} in ${first}`, ...more]
  // "Higher Secondary Certificate (HSC) – XII"
  if (isSameCourse(first, second)) return [first, ...more]
  return isSubjectOf(first, second) ? [`${first} in ${second}`, ...more] : [first, second, ...more]
}

const isSubjectBefore = (first: string, second: string): boolean =>
  degree.exec(second)?.[2] === '' && !degree.test(first) && !isInstitution(first) && !isPlace(first)

const isSameCourse = (first: string, second: string): boolean =>
  degree.test(first) && isSchoolDegree(second.replace(/[,\s]+$/, ''))

function isSubjectOf(first: string, text: string): boolean {
  const isName = !/\p{L}{2}/u.test(text) || isInstitution(text) || isPlace(text) || isAcronym(text)
  const isStream = !isSchoolDegree(first.replace(/\s*\([^()]*\)$/, '')) || isSchoolStream(text)
  const [, name = '', rest = 'none'] = degree.exec(first) ?? []
  return !isName && isStream && withoutShortName(name, rest) === ''
}

/** "12th CBSE from Rao School" */
export const schoolBehindBoard = ([field = '', sign = '', rest = '']: readonly string[]): string =>
  isBoard(field) && sign.includes('from') ? rest : ''
