import { trimmed } from './paragraph.ts'
import { isInstitution, isPlace, splitPlace } from './words.ts'

export type EducationPart = {
  readonly kind: 'degree' | 'institution' | 'place' | 'other'
  readonly text: string
  readonly field: string
}

const degree =
  /^((?:B\.?\s?Tech|M\.?\s?Tech|B\.?\s?E|M\.?\s?E|B\.?\s?Sc|M\.?\s?Sc|B\.?\s?Com|M\.?\s?Com|B\.?\s?A|M\.?\s?A|B\.?\s?S|M\.?\s?S|BBA|BMS|BBM|BHM|BPT|BHMS|BAMS|BCA|BFA|MFA|B\.?\s?Des|M\.?\s?Des|B\.?\s?Eng|M\.?\s?Eng|M\.?\s?Phil|M\.?\s?S\.?\s?W|B\.?\s?S\.?\s?W|B\.?\s?Voc|MBA|MCA|PGDM|PGDBM|Ph\.?\s?D|LL\.?\s?B|LL\.?\s?M|M\.?B\.?B\.?S|BDS|B\.?\s?Ed|M\.?\s?Ed|D\.?\s?Ed|B\.?\s?Arch|B\.?\s?Pharm|M\.?\s?Pharm|GNM|ANM|(?:Advanced |Post ?graduate |PG )?Diploma|ITI|Associate(?:'s|’s)?(?: Degree)?|Minor(?: Degree)?|Degree(?: Name)?|Master Studies|Master Project|Semester Abroad|Certificate|(?:Bachelor|Master|Doctor)(?:'s|’s)?(?: degree)?(?: of (?:PG Degree|Fine Arts|Social Work|Business Administration|Computer Applications|Technology|Engineering|Science|Commerce|Arts|Education|Laws?|Medicine|Surgery|Nursing|Management|Applied Science|Architecture|Pharmacy|Philosophy|Design))?|Class\s+(?:XII|X|10|12)(?:th)?|XII(?:th)?|X(?:th)?|10th|12th|10\+2|HSC|SSC|SSLC|PUC|(?:1st |2nd |I |II )PU|Pre-? ?University(?: Course)?|Plus Two|(?:Higher |Senior |Upper )*Secondary(?: (?:School )?(?:Certificate|Education))?|Intermediate|Matriculation|High School|GCSE|बी\.?\s?एड\.?|एम\.?\s?एड\.?|एम\.?\s?ए\.?|बी\.?\s?ए\.?|बी\.?\s?एससी\.?|एम\.?\s?एससी\.?|बी\.?\s?कॉम\.?|एम\.?\s?कॉम\.?|बी\.?\s?टेक\.?)\.?(?:\s*\((?:Hons?|Honours)\.?\))?)(?![\p{L}\p{M}])(?:\s*[,:(–—-]+\s*|\s+in\s+|\s+of\s+|\s+)?(.*)$/iu

/** A degree, an institution, a place, or something else, for each part of a line. */
export function partsIn(text: string): EducationPart[] {
  return text
    .split(/\t|\s+\|\s+|\s*•\s*|\s+·\s+/)
    .flatMap(atDashes)
    .map((part) =>
      trimmed(part, ' \t,;:()–-', ' \t,;:(–-')
        .replace(/(?:^|\s+)(?:in(?: the year)?|with|during)$/i, '')
        .replace(/^(?:passed|completed|passing year|year)\s*:?\s*(?:in)?$/i, ''),
    )
    .filter(Boolean)
    .flatMap(partOf)
}

/** "MBA – Human Resources" names the subject, "MBA – Amity University" the school. */
function atDashes(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(/\s+[–—-]\s+/)
  const isSubject = /\p{L}{2}/u.test(second) && !isInstitution(second) && !isPlace(second) && degree.exec(first)?.[2] === ''
  return second === '' ? [text] : isSubject ? [`${first} in ${second}`, ...more] : [first, second, ...more]
}

/** Whether a line begins with a degree, in letters that are no running text. */
export const beginsWithDegree = (text: string): boolean => /^[\p{Lu}\d]/u.test(text) && degree.test(text)

const aside =
  /\b(?:exam(?:ination)?|awards?|scholar(?:s|ships?)?|fellowships?|thesis|course ?work|courses|honou?r roll|dean|advis[eo]r|relevant|activities|society|rank(?:ed)?|member|president)\b/i

/** "Master Thesis: …" is about a course that stands above it. */
const thesis = /^(?:[\p{L}.'’]+ )?(?:thesis|dissertation)\b/iu
export const isThesis = (text: string): boolean => thesis.test(text)

function partOf(text: string): EducationPart[] {
  const found = thesis.test(text) ? null : degree.exec(text)
  if (found) return degreePart(found[1] ?? '', withoutBrackets(found[2] ?? ''))
  if (isPlace(text)) return [{ kind: 'place', text, field: '' }]
  const inside = aside.test(text) ? null : degreeInside(text)
  if (inside) return inside
  const kind = isInstitution(text) && !aside.test(text) ? 'institution' : 'other'
  return [{ kind, text, field: '' }]
}

/** "Princeton University, PhD in Physics", "Graduated as M.Sc. Physics", "Delhi University (B.A.)" */
function degreeInside(text: string): EducationPart[] | null {
  const [, before = '', behind = ''] = /^(.+?)(?:,\s+|\s+\(|\s+as\s+)(.+)$/.exec(text) ?? []
  const [, name = '', rest = ''] = degree.exec(behind.replace(/\)$/, '')) ?? []
  if (name.length < 2 || !/^[\p{Lu}\d]/u.test(behind)) return null
  const isVerb = /^(?:graduated|completed|qualified|passed)$/i.test(before)
  return [...(isVerb ? [] : partOf(before)), ...degreePart(name, withoutBrackets(rest))]
}

/** "B.Tech in Computer Science, College of Engineering" names both. */
function degreePart(name: string, about: string): EducationPart[] {
  const behind = about.replace(/^from\s+/i, '')
  const comma = behind.search(/,\s*|\s+from\s+/)
  const [field, rest] =
    comma < 0 ? [behind, ''] : [behind.slice(0, comma), behind.slice(comma).replace(/^(?:,\s*|\s+from\s+)/, '')]
  if (isInstitution(field)) return [degreeOf(name, ''), { kind: 'institution', text: behind, field: '' }]
  if (rest && isInstitution(rest)) return [degreeOf(name, field), { kind: 'institution', text: rest, field: '' }]
  const { name: whole, place } = splitPlace(behind)
  return [degreeOf(name, whole), ...(place ? [{ kind: 'place' as const, text: place, field: '' }] : [])]
}

/** "Nursing) from …" of "B.Sc (Nursing) from …" */
const withoutBrackets = (text: string): string =>
  text.includes('(') ? text : text.replace(/\)\s*(?:from\s+|,\s*)?(?=\S)/, ', ').replace(/\)/, '')

const degreeOf = (text: string, field: string): EducationPart => ({
  kind: 'degree',
  text: text.trim(),
  field: field.replace(/\s*\b(?:passed|completed)$/i, '').trim(),
})
