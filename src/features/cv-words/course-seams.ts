import { degree, isAcronym, namesSubject, withoutShortName } from './degree-pattern.ts'
import { kindOfHead } from './column-heads.ts'
import { isSchoolDegree, isSchoolStream } from './degree-words.ts'
import { isBoard } from './school-names.ts'
import { isInstitution, isPlace } from './words.ts'

/** Splits "Nadi University: B.A. in Management" or "B.A. in Management: Nadi University" into the institution and the degree. */
export function atColon(text: string): readonly string[] {
  const [, name = '', behind = ''] = text.length > 200 ? [] : (/^([^:]{4,80}):\s+(.+)$/.exec(text) ?? [])
  if (isLabelOfSchool(name, behind)) return [`from ${behind}`]
  if (isInstitution(name) && !degree.test(name)) return [name, behind]
  return schoolBehindColon(text) ?? (isNamedCourse(name, behind) ? [name, behind] : [text])
}

/** "College: Nadi Vidyalay" names only one school. */
const isLabelOfSchool = (name: string, behind: string): boolean =>
  /^(?:institution|board)$/.test(kindOfHead(name) ?? '') && !degree.test(behind)

function schoolBehindColon(text: string): readonly string[] | null {
  const parts = /^(.{4,90}?):\s+(\p{Lu}.{3,90})$/u.exec(text.slice(0, 200))?.slice(1)
  const [course = '', school = ''] = parts ?? []
  return parts && degree.test(course) && !isInstitution(course) && isInstitution(school) && !degree.test(school) ? parts : null
}

const isNamedCourse = (name: string, behind: string): boolean => name !== '' && courseWord.test(behind) && !isLabel.test(name)

/** The last word of a course that is no degree: "Rao Tech: Supply Chain certification". */
const courseWord = /\s(?:certificat(?:e|ion)|bootcamp|program(?:me)?|course)$/i
const isLabel = /^(?:degree|course|certificat|program|title|subject|major)/i

/** Splits "Nadi Institute / Bachelor of Engineering" into the institution and the degree or subject. */
export function atSlash(text: string): readonly string[] {
  const [, name = '', behind = ''] = /^([^/]{6,80}?)\s?\/\s?(\p{L}[^/]{2,60})$/u.exec(text) ?? []
  return isInstitution(name) && !degree.test(name) && (degree.test(behind) || namesSubject(behind)) ? [name, behind] : [text]
}

/** Splits at dashes. The text after a degree may be its subject ("MBA – Human Resources") or the school ("MBA – Amity University"). */
export function atDashes(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(/(?<!\bPre)\s+[–—-]\s+(?!\d{1,3}\b)|\s+[–—](?=\S)|(?<=\S)[–—]\s+/)
  if (second === '') return [text]
  // The subject stands before the degree: "Mobile Solutions – PG Diploma".
  if (isSubjectBefore(first, second)) return [`${second} in ${first}`, ...more]
  // Both texts name the same examination: "Higher Secondary Certificate (HSC) – XII".
  if (isSameCourse(first, second)) return [first, ...more]
  return isSubjectOf(first, second) ? [`${first} in ${second}`, ...more] : [first, second, ...more]
}

const isSubjectBefore = (first: string, second: string): boolean =>
  degree.exec(second)?.[2] === '' && !degree.test(first) && !isInstitution(first) && !isPlace(first)

const isSameCourse = (first: string, second: string): boolean =>
  degree.test(first) && isSchoolDegree(second.replace(/[,\s]+$/, ''))

/** Whether a subject stands before the school: "Computer Science, University of Pune". */
const isBeforeSchool = (text: string): boolean => {
  const [first = '', ...others] = text.split(', ')
  return others.length > 0 && !isInstitution(first) && namesSubject(text) && others.some(isInstitution)
}

const isSchool = (text: string): boolean => isInstitution(text) && !isBeforeSchool(text)

function isSubjectOf(first: string, text: string): boolean {
  const isName = !/\p{L}{2}/u.test(text) || isSchool(text) || isPlace(text) || isAcronym(text)
  const isStream = !isSchoolDegree(first.replace(/\s*\([^()]*\)$/, '')) || isSchoolStream(text)
  const [, name = '', rest = 'none'] = degree.exec(first) ?? []
  return !isName && isStream && withoutShortName(name, rest) === ''
}

/** The school after the board of an examination: "12th CBSE from Rao School". */
export const schoolBehindBoard = ([field = '', sign = '', rest = '']: readonly string[]): string =>
  isBoard(field) && sign.includes('from') ? rest : ''
