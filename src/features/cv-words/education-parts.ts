import { degree, namesSubject, withoutShortName } from './degree-pattern.ts'
import { isSchoolDegree, isSchoolStream } from './degree-words.ts'
import { isAside, isThesis, noName, withoutAccreditation, withoutEnds, withoutRemarks, withoutVerb } from './education-remarks.ts'
import { isInstitution, isPlace, splitPlace } from './words.ts'
import { degreeOf, isMajor, majorIn, schoolOf } from './parts-of-course.ts'
import { memoizeText } from './memoize-text.ts'
import { schoolAtComma, withoutHonours } from './school-at-comma.ts'
import { behindMarks, courseAt } from './schools-behind-courses.ts'
import { atColon, atDashes, atSlash, schoolBehindBoard } from './course-seams.ts'

export type EducationPart = {
  readonly kind: 'degree' | 'institution' | 'place' | 'other'
  readonly text: string
  readonly field: string
}

/** Alone, the examination; beside another one, its board. */
const councilExam = /^\s*(?:ISC|ICSE)\s*$/

/** Splits a line at separators, and classifies each part as a degree, an institution, a place or other text. */
export function partsIn(text: string): EducationPart[] {
  if (councilExam.test(text)) return [{ kind: 'degree', text: text.trim(), field: '' }]
  return (beginsWithDegree(text) ? withWords(text) : text)
    .split(/\t|\s*\|\s*|\s*•\s*|\s+·\s+/)
    .flatMap(atColon)
    .flatMap(atSlash)
    .flatMap(atDashes)
    .map(bareText)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap((part) => majorIn(part) ?? partOf(part))
    .filter((part) => part.kind === 'degree' || !noName.test(part.text))
    .filter((part, _, all) => !isBesideDegree(part) || all.every((one) => one === part || one.kind !== 'degree'))
}

/** Words in place of the signs in "B.Tech @ Nadi College" and "ITI - Electrician from Nadi College". */
const withWords = (text: string): string =>
  text.replace(/\s@\s?(?=\p{Lu})/u, ' at ').replace(/\s[–—-]\s(?=\p{Lu}[^\t|–—-]{2,60}\sfrom\s)/u, ' in ')

const bareText = (part: string): string => {
  const text = withoutEnds(part)
  return isMajor(text) ? text : withoutAccreditation(withoutRemarks(withoutVerb(text)))
}

/** Beside another degree, "Graduation" only labels its date, and a minor is a part of it. */
export const isBesideDegree = ({ kind, text }: EducationPart): boolean =>
  kind === 'degree' && /^(?:graduation|minor(?: degree)?)$/i.test(text)

/** Whether a line begins with a degree, written with a capital or a digit. */
export const beginsWithDegree = memoizeText((text): boolean => /^[\p{Lu}\d]/u.test(text) && degree.test(withoutVerb(text)))

/** A school whose initials look like a degree: "B.M.S College of Engineering". */
const initials = /^(?:\p{Lu}\.?\s?){2,5}\s?(?:(?:Engineering|Degree) )?(?:College|School|Institute)\b/u

function partOf(whole: string): EducationPart[] {
  const text = withoutLevel(whole)
  const found = isThesis(text) || initials.test(text) ? null : degree.exec(text)
  if (found) return partsOfDegree(found)
  if (isPlace(text)) return [{ kind: 'place', text, field: '' }]
  if (/^(?:[Ff]rom|at)\s+\p{Lu}/u.test(text)) return [schoolOf(text.replace(/^(?:[Ff]rom|at)\s+/, ''))]
  const other: EducationPart[] = [{ kind: 'other', text, field: '' }]
  return isAside(text)
    ? other
    : (degreeInside(text) ?? courseAt(text) ?? (isInstitution(text) ? [schoolOf(behindMarks(text))] : other))
}

/** Removes a level before the degree: "UG: B.Sc (Computers) from …". */
function withoutLevel(text: string): string {
  const [, behind = ''] = /^[\p{L}][^:\t]{1,30}:\s*(?=\p{Lu})(.+)$/u.exec(text) ?? []
  return behind !== '' && !isThesis(text) && degree.test(behind) ? behind : text
}

function partsOfDegree([, name = '', whole = '']: RegExpExecArray): EducationPart[] {
  const rest = whole.replace(/^(?:degree|candidate|student)(?:\s+in)?(?:\s+(?=\S)|$)/i, '')
  const [, other = '', behind = ''] = (rest.startsWith('/') && degree.exec(rest.slice(1).trim())) || []
  if (other !== '') return partsOfName(`${name}/${other}`, behind)
  return partsOfName(name, withoutShortName(name, rest.replace(/^\/\s*/, '')))
}

const partsOfName = (name: string, rest: string): EducationPart[] =>
  schoolBehindBrackets(name, rest) ?? degreePart(name, withoutBrackets(rest))

const isSubjectAlone = (before: string, rest: string): boolean => rest === '' && namesSubject(before) && !isInstitution(before)

/** Each separator that may stand between a school and a degree, with the texts before and after it. */
const seamsIn = (text: string): (readonly [before: string, sign: string, behind: string])[] =>
  [
    ...text.slice(0, 200).matchAll(/,\s+|\s*\(|\s+as\s+|(?<=\s(?:University|College|Institute))\s+(?=(?:Bachelor|Master)\s)/g),
  ].map(({ 0: sign, index }) => [text.slice(0, index), sign, text.slice(index + sign.length)])

/** A degree after another text: "Princeton University, PhD in Physics", "Graduated as M.Sc. Physics", "Delhi University (B.A.)". */
function degreeInside(text: string): EducationPart[] | null {
  for (const [before, sign, behind] of seamsIn(text)) {
    const found = /^[\p{Lu}\d]/u.test(behind) ? degree.exec(withoutVerb(behind.replace(/\)$/, ''))) : null
    if (before !== '' && found && !isPlace(`${before.split(', ').at(-1)}, ${behind}`))
      return partsAround(before, sign, found.slice(1))
  }
  return null
}

function partsAround(before: string, sign: string, [name = '', rest = '']: readonly string[]): EducationPart[] | null {
  if (name.length < 2) return null
  if (sign.includes('(') && isSubjectAlone(before, rest)) return [degreeOf(name, before)]
  const isVerb = /^(?:graduated|completed|qualified|passed)$/i.test(before)
  return [...(isVerb ? [] : partOf(before)), ...partsOfName(name, rest)]
}

const fromSchool =
  /^(?:(?:passed|completed|education|exam(?:ination)?|studies|degree)\s+)?(?:from\s+|at\s+(?=\p{Lu})|(?<=passed\s)in\s+(?=\p{Lu}))/iu

/** Splits the text after a degree into its subject and its school: "B.Tech in Computer Science, College of Engineering". */
function degreePart(name: string, whole: string): EducationPart[] {
  const about = withoutHonours(whole)
  const behind = about.replace(fromSchool, '')
  if (behind !== about || (isSchoolDegree(name) && isSchoolName(behind))) return [degreeOf(name, ''), schoolOf(behind)]
  const parts = /^(.*?)(,\s*|\s+from\s+|\s+at\s+(?:the\s+)?(?=\p{Lu}))(.*)$/u.exec(behind)?.slice(1) ?? [behind]
  const school = schoolBehindBoard(parts)
  if (school !== '') return [degreeOf(name, ''), schoolOf(school)]
  return schoolAtComma(name, behind, parts) ?? subjectAndPlace(name, behind)
}

function subjectAndPlace(degreeName: string, about: string): EducationPart[] {
  const { name, place } = splitPlace(about)
  // The name before a place is a school: "Computer Science, MIT, Cambridge, USA".
  const at = place === '' ? -1 : name.lastIndexOf(', ')
  if (at > 0) return [degreeOf(degreeName, name.slice(0, at)), schoolOf(name.slice(at + 2))]
  return [degreeOf(degreeName, name), ...(place ? [{ kind: 'place' as const, text: place, field: '' }] : [])]
}

/** Whether the text after a school examination is a school or a board, and not the stream or another name of the examination. */
function isSchoolName(text: string): boolean {
  const [first = ''] = text.split(/,\s*/)
  return /\p{L}{2}/u.test(first) && !/\sfrom\s/.test(first) && !isSchoolStream(first) && !degree.test(first)
}

/** The school after a subject in brackets: "B.Tech (Civil) from JNTU, Hyderabad", "BCA (Hons), MDU". */
function schoolBehindBrackets(name: string, about: string): EducationPart[] | null {
  const [, field = '', after = ''] = /^([^()]{2,60})\)\s*(?:from\s+|at\s+|[,:–—-]\s*)(.{3,90})$/i.exec(about) ?? []
  // The text before "from" is a remark: "MCA (Computers), Distance Learning from Mumbai University".
  const behind = /\bfrom\s+(\p{Lu}.*)$/u.exec(after)?.[1] ?? after
  const { name: school } = splitPlace(behind)
  // "M.Sc. (Agri.), Plant Breeding" goes on with its subject.
  if (!/^\p{Lu}/u.test(school) || isPlace(school) || isSubject(behind)) return null
  return [degreeOf(name, field), schoolOf(behind)]
}

const isSubject = (text: string): boolean => namesSubject(text) && !isInstitution(text)

/** Removes the bracket that the pattern of degrees leaves: "Nursing) from …" of "B.Sc (Nursing) from …". */
const withoutBrackets = (text: string): string =>
  text.includes('(') ? text : text.replace(/\)\s*(?:from\s+|,\s*)?(?=\S)/, ', ').replace(/\)/, '')
