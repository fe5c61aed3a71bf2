import { type Paragraph, plain } from './paragraph.ts'
import { momentIn, periodIn } from './period.ts'
import { blankEducationEntry, type LeftoverText, type ProposedEducation } from './proposal.ts'
import { isInstitution, isPlace, splitPlace } from './words.ts'

export type EducationEntries = { readonly courses: readonly ProposedEducation[]; readonly left: readonly LeftoverText[] }

const title = 'Education'
const degree =
  /^((?:B\.?\s?Tech|M\.?\s?Tech|B\.?\s?E|M\.?\s?E|B\.?\s?Sc|M\.?\s?Sc|B\.?\s?Com|M\.?\s?Com|B\.?\s?A|M\.?\s?A|B\.?\s?S|M\.?\s?S|BBA|BCA|MBA|MCA|PGDM|PGDBM|Ph\.?\s?D|LL\.?\s?B|LL\.?\s?M|M\.?B\.?B\.?S|BDS|B\.?\s?Ed|M\.?\s?Ed|D\.?\s?Ed|B\.?\s?Arch|B\.?\s?Pharm|M\.?\s?Pharm|GNM|ANM|(?:Advanced |Post ?graduate |PG )?Diploma|ITI|Associate(?:'s|’s)?(?: Degree)?|(?:Bachelor|Master|Doctor)(?:'s|’s)?(?: degree)?(?: of (?:Business Administration|Computer Applications|Technology|Engineering|Science|Commerce|Arts|Education|Laws?|Medicine|Architecture|Pharmacy|Philosophy|Design))?|Class\s+(?:XII|X|10|12)(?:th)?|XII(?:th)?|X(?:th)?|10th|12th|10\+2|HSC|SSC|SSLC|(?:Higher |Senior |Upper )*Secondary(?: (?:School )?(?:Certificate|Education))?|Intermediate|Matriculation|High School|GCSE|बी\.?\s?एड\.?|एम\.?\s?एड\.?|एम\.?\s?ए\.?|बी\.?\s?ए\.?|बी\.?\s?एससी\.?|एम\.?\s?एससी\.?|बी\.?\s?कॉम\.?|एम\.?\s?कॉम\.?|बी\.?\s?टेक\.?)\.?(?:\s*\((?:Hons?|Honours)\.?\))?)(?![\p{L}\p{M}])(?:\s*[,:(–—-]+\s*|\s+in\s+|\s+of\s+|\s+)?(.*)$/iu
const grade =
  /(?:(?:C\.?G\.?P\.?A\.?|G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|score|grade|percentage|marks|aggregate)\s*(?:of|is)?\s*[:–-]?\s*\d{1,2}(?:\.\d+)?\s*(?:%|\/\s*\d{1,3}(?:\.\d+)?)?(?:\s*C?GPA)?|\d{1,2}(?:\.\d+)?\s*(?:%|percent\b|C?GPA\b)|\d(?:\.\d+)?\s*\/\s*(?:10|4|5)(?:\.0)?(?:\s*C?GPA)?|(?:first|second|third|1st|2nd)\s+(?:class|division)(?:\s+with\s+distinction)?|(?:प्रथम|द्वितीय)\s+श्रेणी|\bdistinction\b)/iu
const headOfTable =
  /^(?:degree|course|qualification|examination|exam|institut(?:e|ion)|college|school|university|board|year(?: of passing)?|passing year|percentage|cgpa|marks|grade|stream|specialisation|specialization|s\.?no\.?|[\s\t/|%&()-])+$/i

type OpenEntry = { course: ProposedEducation; isDated: boolean }
type ReadingState = { readonly done: OpenEntry[]; readonly left: LeftoverText[] }

/** A new course begins with something that the present one already has: a degree, an institution, a period. */
export function educationEntriesIn(paragraphs: readonly Paragraph[]): EducationEntries {
  const reading: ReadingState = { done: [], left: [] }
  for (const paragraph of paragraphs) if (!headOfTable.test(paragraph.text)) read(reading, paragraph)
  const courses = reading.done.map(({ course }) => course)
  return { courses, left: reading.left }
}

type EntryFacts = { readonly start: string; readonly end: string; readonly grade: string; readonly parts: readonly Part[] }
type Part = { readonly kind: 'degree' | 'institution' | 'place' | 'other'; readonly text: string; readonly field: string }

function read(reading: ReadingState, paragraph: Paragraph): void {
  const facts = factsIn(paragraph.text)
  const known = facts.parts.some(({ kind }) => kind === 'degree' || kind === 'institution')
  if (!known && facts.end === '' && facts.grade === '') return leave(reading, paragraph)
  const open = opened(reading, facts, known)
  if (facts.end !== '') {
    open.isDated = true
    open.course = { ...open.course, startYear: facts.start, endYear: facts.end }
  }
  if (facts.grade) open.course = { ...open.course, grade: facts.grade }
  for (const part of facts.parts) put(reading, open, part)
}

/** The course this belongs to, which may be a new one. */
function opened({ done }: ReadingState, facts: EntryFacts, known: boolean): OpenEntry {
  const last = done.at(-1)
  const has = (kind: Part['kind']): boolean => facts.parts.some((part) => part.kind === kind)
  const isNew =
    !last ||
    (has('degree') && last.course.degree !== '') ||
    (has('institution') && last.course.institution !== '') ||
    (facts.end !== '' && last.isDated && !known)
  if (!isNew) return last
  const open: OpenEntry = { course: blankEducationEntry, isDated: false }
  done.push(open)
  return open
}

function put(reading: ReadingState, open: OpenEntry, { kind, text, field }: Part): void {
  const { course } = open
  if (kind === 'degree') open.course = { ...course, degree: text, field: field || course.field }
  else if (kind === 'institution') open.course = { ...course, institution: text }
  else if (kind === 'other' && placeFor(course, text)) open.course = { ...course, [placeFor(course, text)]: text }
  else reading.left.push({ title: course.institution || course.degree || title, text })
}

/** A short text of unknown kind is the first thing that the course still lacks. */
function placeFor({ degree: known, field, institution }: ProposedEducation, text: string): 'field' | 'institution' | '' {
  if (known && !field && text.length <= 60) return 'field'
  return !institution && text.length <= 90 ? 'institution' : ''
}

/** Text below a course that is not a course: a line about it, or its field of study. */
function leave(reading: ReadingState, paragraph: Paragraph): void {
  const open = reading.done.at(-1)
  const isShort = !paragraph.isBullet && paragraph.text.length <= 90 && !paragraph.text.endsWith('.')
  if (open && isShort) for (const part of partsIn(paragraph.text)) put(reading, open, part)
  else reading.left.push({ title, text: plain(paragraph) })
}

function factsIn(text: string): EntryFacts {
  const found = grade.exec(text)
  const rest = found ? `${text.slice(0, found.index)}\t${text.slice(found.index + found[0].length)}` : text
  const gradeText = (found?.[0] ?? '').replace(/^(?:score|grade|percentage|marks|aggregate)\s*[:–-]?\s*/i, '').trim()
  return { grade: gradeText, ...timeIn(rest) }
}

function timeIn(text: string): Omit<EntryFacts, 'grade'> {
  const period = periodIn(text)
  if (period) {
    const end = yearOf(period.end) || (period.isNow ? 'now' : '')
    return { start: yearOf(period.start), end, parts: partsIn(period.rest) }
  }
  const moment = momentIn(text)
  return { start: '', end: yearOf(moment?.at ?? ''), parts: partsIn(moment?.rest ?? text) }
}

const yearOf = (point: string): string => point.slice(0, 4)

function partsIn(text: string): Part[] {
  return text
    .split(/\t|\s+\|\s+|\s*•\s*|\s+·\s+|\s+[–—-]\s+/)
    .map((part) =>
      part.replace(/^[\s,;:()–-]+|[\s,;:(–-]+$/g, '').replace(/^(?:passed|completed|passing year|year)\s*:?\s*(?:in)?$/i, ''),
    )
    .filter(Boolean)
    .flatMap(partOf)
}

function partOf(text: string): Part[] {
  const found = degree.exec(text)
  if (found) return degreePart(found[1] ?? '', withoutBrackets(found[2] ?? ''))
  if (isPlace(text)) return [{ kind: 'place', text, field: '' }]
  return [{ kind: isInstitution(text) ? 'institution' : 'other', text, field: '' }]
}

/** "B.Tech in Computer Science, College of Engineering" names both. */
function degreePart(name: string, behind: string): Part[] {
  const comma = behind.search(/,\s*|\s+from\s+/)
  const [field, rest] =
    comma < 0 ? [behind, ''] : [behind.slice(0, comma), behind.slice(comma).replace(/^(?:,\s*|\s+from\s+)/, '')]
  if (isInstitution(field)) return [degreeOf(name, ''), { kind: 'institution', text: behind, field: '' }]
  if (rest && isInstitution(rest)) return [degreeOf(name, field), { kind: 'institution', text: rest, field: '' }]
  const { name: whole, place } = splitPlace(behind)
  return [degreeOf(name, whole), ...(place ? [{ kind: 'place' as const, text: place, field: '' }] : [])]
}

/** "Nursing) from …" of "B.Sc (Nursing) from …" */
const withoutBrackets = (text: string): string => (text.includes('(') ? text : text.replace(/\)/, ''))

const degreeOf = (text: string, field: string): Part => ({ kind: 'degree', text: text.trim(), field: field.trim() })
