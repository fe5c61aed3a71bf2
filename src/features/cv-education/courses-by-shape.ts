import { type EducationFacts, factsIn } from '#features/cv-words/education-facts.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { scoreOf, splitPlace } from '#features/cv-words/words.ts'
import { isAside } from '#features/cv-words/education-remarks.ts'

type CoursesByShape = { readonly lines: readonly Paragraph[]; readonly guessed: ReadonlySet<Paragraph> }
type Pair = { readonly line: Paragraph; readonly facts: EducationFacts }

/** Lines with a time, two names and nothing else: "2013⇥Trainer for Looms⇥Nadi Labs, Pune". */
function pairIn(line: Paragraph): Pair[] {
  const cells = line.text.split('\t').length
  if (line.isBullet || line.fields || line.text.length > 160 || cells < 2) return []
  const facts = factsIn(partsOfLine(line))
  return facts.end !== '' && facts.parts.length === 2 && facts.grade === '' ? [{ line, facts }] : []
}

const kindsOf = ({ facts: { parts } }: Pair): string => parts.map(({ kind }) => kind).join(' ')
const isUnknown = ({ facts: { parts } }: Pair): boolean =>
  parts.every(({ kind, text }) => kind === 'other' && /^\p{Lu}/u.test(text) && text.length <= 70 && !isAside(text))

/** An address often ends with a full stop: its unknown town is no part of the school. "Nadi Labs, Inc." is a name. */
function withoutTown(school: string): string {
  const [, name = school, town = ''] = /^(.+),\s([^,]*)\.$/.exec(school) ?? []
  return scoreOf(town) === 0 ? name : school
}

/**
 * Two unknown names beside a time are a course and its school, if other lines of the same form name courses before their schools. Words alone would take
 * the first one for a school. `guessed` are the lines that were read so: other lines are not labels, so both names stay doubtful.
 */
export function coursesByShape(lines: readonly Paragraph[]): CoursesByShape {
  const pairs = lines.flatMap(pairIn)
  const unknown = pairs.filter(isUnknown)
  const known = pairs.filter((pair) => /^(?:degree|other) (?:institution|place)$/.test(kindsOf(pair)))
  const against = pairs.filter((pair) => kindsOf(pair).startsWith('institution'))
  if (unknown.length === 0 || known.length < 2 || against.length > 0) return { lines, guessed: new Set() }
  const courses = new Map(unknown.map(({ line, facts }) => [line, withFieldsOf(line, facts)]))
  return { lines: lines.map((line) => courses.get(line) ?? line), guessed: new Set(courses.values()) }
}

function withFieldsOf(line: Paragraph, { start, end, parts }: EducationFacts): Paragraph {
  const [degree = '', school = ''] = parts.map(({ text }) => text)
  const time = [start, end].filter((year) => year !== '').join(' – ')
  return { ...line, fields: { degree, institution: withoutTown(splitPlace(school).name), time } }
}
