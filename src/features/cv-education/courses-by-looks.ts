import { type EducationFacts, factsIn, has } from '#features/cv-words/education-facts.ts'
import { isAside, isRemark } from '#features/cv-words/education-remarks.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'

type Line = { readonly line: Paragraph; readonly facts: EducationFacts }
/** A line in the style of the titles, with the lines below it in other styles. */
type Group = readonly [title: Line, ...below: readonly Line[]]

const mostBelow = 4
/** In characters: a longer title is a sentence. */
const longestTitle = 60

const isAlone = ({ parts, end }: EducationFacts, kind: 'degree' | 'other'): boolean =>
  end === '' && parts.length === 1 && parts[0]?.kind === kind
const schoolsIn = (below: readonly Line[]): readonly Line[] => below.filter(({ facts }) => has(facts, 'institution'))

/** Whether one school and no course stand below the title. */
const hasSchool = ([, ...below]: Group): boolean =>
  below.length <= mostBelow && schoolsIn(below).length === 1 && !below.some(({ facts }) => has(facts, 'degree'))

const isKnown = (group: Group): boolean => isAlone(group[0].facts, 'degree') && hasSchool(group)

function isUnknown(group: Group): boolean {
  const [{ line, facts }, ...below] = group
  const isTitle = /^\p{Lu}/u.test(line.text) && line.text.length <= longestTitle && !isAside(line.text) && !isRemark(line.text)
  return isTitle && isAlone(facts, 'other') && hasSchool(group) && below.some(({ facts: { end } }) => end !== '')
}

/**
 * Reads courses whose names are no known degrees ("Full Stack Web Development"), if they stand in the style of the other courses, each above its school.
 * Otherwise such a course has no name, and the next one is read as if it were below the school.
 */
export function coursesByLooks(lines: readonly Paragraph[]): readonly Paragraph[] {
  const read = lines.map((line): Line => ({ line, facts: factsIn(partsOfLine(line)) }))
  const looks = new Set(read.flatMap(({ line: { look }, facts }) => (look && isAlone(facts, 'degree') ? [look] : [])))
  const [look] = looks
  if (look === undefined || looks.size > 1) return lines
  const groups = groupsOf(read, look)
  const unknown = groups.filter(isUnknown)
  if (unknown.length === 0 || groups.filter(isKnown).length < 2) return lines
  const courses = new Map(unknown.map((group) => [group[0].line, courseOf(group)]))
  const below = new Set(unknown.flatMap(([, ...others]) => others.map(({ line }) => line)))
  return lines.flatMap((line) => courses.get(line) ?? (below.has(line) ? [] : [line]))
}

function groupsOf(read: readonly Line[], look: string): Group[] {
  const starts = read.flatMap(({ line }, at) => (line.look === look ? [at] : []))
  return starts.flatMap((start, number): Group[] => {
    const [title, ...below] = read.slice(start, starts[number + 1])
    return title ? [[title, ...below]] : []
  })
}

function courseOf([{ line }, ...below]: Group): Paragraph {
  const [school] = schoolsIn(below)
  const { start = '', end = '' } = below.find(({ facts }) => facts.end !== '')?.facts ?? {}
  const institution = school?.facts.parts.map(({ text }) => text).join(', ') ?? ''
  return { ...line, isBullet: false, fields: { degree: line.text, institution, time: [start, end].filter(Boolean).join(' – ') } }
}
