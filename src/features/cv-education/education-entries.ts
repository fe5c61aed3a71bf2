import { type Paragraph, partsOfLine, plain } from '#features/cv-words/paragraph.ts'
import { sureOf } from './education-sure.ts'
import { type EducationFacts, factsIn, has, isOnlyTime } from '#features/cv-words/education-facts.ts'
import { atCertificates, coursesApart, isTitleOf, nameless, unlisted } from './courses-apart.ts'
import { isAtSameSchool, isItsSchool, isOfLast } from './beside-school.ts'
import { coursesByLooks } from './courses-by-looks.ts'
import { coursesByShape } from './courses-by-shape.ts'
import { withDegreesBelow } from './degrees-below-schools.ts'
import { withExaminationsBelow } from './examinations-below-school.ts'
import { withSchoolsOfPlaces } from './schools-in-places.ts'
import { withoutOddSubjects } from './guessed-subjects.ts'
import { isCourseBelow, isNew, isSecondDegree } from './new-course.ts'
import { withoutSides } from './schools-side-by-side.ts'
import { isBoardBelow } from './board-below.ts'
import { isSchoolAbove } from './school-above.ts'
import { subjectsBelow } from './subjects-above.ts'
import { withExpectedEnds } from './expected-ends.ts'
import { isLikeSchool, looksIn } from './education-looks.ts'
import { courseOfRow, isHeadOfTable, withDegreesAbove } from './education-rows.ts'
import { withFields } from '#features/cv-words/entry-fields.ts'
import { putFacts } from './put-facts.ts'
import { mayBeName } from './lines-of-names.ts'
import { wholeCourses } from './whole-courses.ts'
import { wholeSchools } from './whole-schools.ts'
import { type EducationPart, partsIn } from '#features/cv-words/education-parts.ts'
import { isRemark, isThesis } from '#features/cv-words/education-remarks.ts'
import { newEntry, type OpenEntry, put, title, titleOf } from './education-course.ts'
import { blankEducationEntry, type LeftoverText, type ProposedEducation } from '#features/cv-words/proposal.ts'

/** `sure` has the confidence of each field, from 0 to 1; `from` the paragraphs that were read. */
type ReadCourse = {
  readonly course: ProposedEducation
  readonly sure: Readonly<Record<string, number>>
  readonly from: readonly Paragraph[]
}
export type EducationEntries = { readonly courses: readonly ReadCourse[]; readonly left: readonly LeftoverText[] }

type ReadingState = {
  readonly done: OpenEntry[]
  readonly left: LeftoverText[]
  readonly looks: ReadonlyMap<string, EducationPart['kind']>
  readonly guessed: ReadonlySet<Paragraph>
}

const arrow = /\s*(?:[-–—=]{1,2}>|[→➔➜⇒])\s*/g
/** An arrow in a line separates the result from the course, as a bar does: "12th (Science) --> 78%". */
const withoutArrows = (line: Paragraph): Paragraph =>
  line.text.length <= 160 && !line.fields && line.text.search(arrow) > 0
    ? { ...line, text: line.text.replace(arrow, ' | ') }
    : line

/** A new course begins where a line repeats a kind of value that the current course already has: a degree, an institution or a date range. */
export function educationEntriesIn(all: readonly Paragraph[]): EducationEntries {
  const rows = withFields(withExpectedEnds(all.map(withoutArrows))).filter(
    ({ text }) => !isHeadOfTable(text) || !/[/\t]/.test(text),
  )
  const [own, others] = atCertificates(
    wholeSchools(wholeCourses(withDegreesAbove(rows))).filter(({ text }) => !isHeadOfTable(text)),
  )
  const shaped = coursesByShape(coursesByLooks(withoutSides(unlisted(own))))
  const paragraphs = subjectsBelow(shaped.lines)
  const reading: ReadingState = { done: [], left: [], looks: looksIn(paragraphs), guessed: shaped.guessed }
  paragraphs
    .flatMap(coursesApart)
    .forEach((one, at, apart) => isBoardBelow(reading, apart, at) || isSchoolAbove(reading, apart, at) || read(reading, one))
  for (const complete of [withSchoolsOfPlaces, withDegreesBelow, withExaminationsBelow]) complete(reading.done)
  withoutOddSubjects(reading.done, reading.left)
  // An entry has no name if the text that seemed to be its name was left over later.
  const named = reading.done.filter(({ course }) => course.institution !== '' || course.degree !== '' || course.field !== '')
  const done = named.filter((entry, at) => !isTitleOf(entry, named[at + 1]))
  return {
    courses: done.map((entry) => ({ course: entry.course, from: entry.from, sure: sureOf(entry, done) })),
    left: [...reading.left, ...nameless(reading.done), ...others.map((one) => ({ title, text: plain(one) }))],
  }
}

function read(reading: ReadingState, paragraph: Paragraph): void {
  if (readRow(reading, paragraph)) return
  // The first cell of a table row may be the number of the row.
  const facts = factsIn(partsOfLine(paragraph).replace(/^(?:\d{1,2}[.)]?\t|\(?\d{1,2}[.)]\s+)/, ''))
  const known = has(facts, 'degree') || has(facts, 'institution')
  if (isAbout(reading, paragraph, facts)) return about(reading, paragraph, facts)
  if (!known && isOther(reading, paragraph, facts)) return leave(reading, paragraph)
  const open = opened(reading, facts, known || isLikeSchool(reading, paragraph, facts.parts))
  open.from.push(paragraph)
  putFacts(reading.left, open, facts)
}

function readRow({ done, left, guessed }: ReadingState, paragraph: Paragraph): boolean {
  const row = courseOfRow(paragraph.fields ?? {})
  if (!row) return false
  const isGuessed = guessed.has(paragraph)
  const names = new Set(isGuessed ? ['institution', 'degree'] : [])
  done.push({ ...newEntry(row.course), isDated: true, isTyped: !isGuessed, guessed: names, from: [paragraph] })
  left.push(...row.left.map((text) => ({ title: row.course.institution || title, text })))
  return true
}

/** Whether the line is about the course above: a list item, the subject of a thesis, a remark or a repetition. */
const isAbout = ({ done }: ReadingState, { isBullet, text }: Paragraph, facts: EducationFacts): boolean =>
  (isBullet && !has(facts, 'degree') && !isItsSchool(done.at(-1), text, facts)) ||
  (done.length > 0 && (isThesis(text) || isRemark(text))) ||
  isOfLast(done.at(-1), text, facts)

/** Reads a line about the course above, which may name its grade or its time. */
function about(reading: ReadingState, paragraph: Paragraph, facts: EducationFacts): void {
  const open = reading.done.at(-1)
  if (open && (isCourseBelow(open, facts) || (isOnlyTime(facts) && !open.isDated))) putFacts(reading.left, open, facts)
  else if (open && facts.grade && open.course.grade === '') open.course = { ...open.course, grade: facts.grade }
  else {
    reading.left.push({ title: open ? titleOf(open.course) : title, text: plain(paragraph) })
    return
  }
  open.from.push(paragraph)
}

/** Whether the line has neither a time nor a grade, or has other text in a style that no header of a course has. */
function isOther(reading: ReadingState, paragraph: Paragraph, { end, grade: found, parts }: EducationFacts): boolean {
  if (isLikeSchool(reading, paragraph, parts)) return false
  if (end === '' && found === '') return true
  const { look } = paragraph
  return parts.some(({ kind }) => kind !== 'place') && look !== undefined && reading.looks.size > 0 && !reading.looks.has(look)
}

/** Returns the course that the line belongs to, or opens a new one. */
function opened({ done }: ReadingState, facts: EducationFacts, known: boolean): OpenEntry {
  const last = done.at(-1)
  if (last && !isNew(last, facts, known)) return last
  // Several degrees below one institution share the institution.
  const isInherited =
    last !== undefined &&
    last.isSchoolFirst &&
    isAtSameSchool(last.course, facts) &&
    isSecondDegree(last, facts) &&
    facts.parts.every(({ kind }) => kind === 'degree' || kind === 'place')
  const course = isInherited ? { ...blankEducationEntry, institution: last.course.institution } : blankEducationEntry
  const open = { ...newEntry(course), isInherited, isSchoolFirst: isInherited }
  done.push(open)
  return open
}

/** Reads text that is not the header of a course: the missing school or field of study, or else leftover text. */
function leave(reading: ReadingState, paragraph: Paragraph): void {
  const open = reading.done.at(-1)
  if (open && mayBeName(paragraph) && (open.course.institution === '' || open.course.field === '')) {
    open.from.push(paragraph)
    for (const part of partsIn(partsOfLine(paragraph))) put(reading.left, open, part)
  } else reading.left.push({ title, text: plain(paragraph) })
}
