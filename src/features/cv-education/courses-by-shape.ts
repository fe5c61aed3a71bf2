import { type EducationFacts, factsIn } from '#features/cv-words/education-facts.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { splitPlace } from '#features/cv-words/words.ts'
import { isAside } from '#features/cv-words/education-remarks.ts'

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

/**
 * Two unknown names beside a time are a course and its school, if other lines of the same form name courses before their schools. Words alone would take
 * the first one for a school.
 */
export function coursesByShape(lines: readonly Paragraph[]): readonly Paragraph[] {
  const pairs = lines.flatMap(pairIn)
  const unknown = pairs.filter(isUnknown)
  const known = pairs.filter((pair) => /^(?:degree|other) (?:institution|place)$/.test(kindsOf(pair)))
  const against = pairs.filter((pair) => kindsOf(pair).startsWith('institution'))
  if (unknown.length === 0 || known.length < 2 || against.length > 0) return lines
  const courses = new Map(unknown.map((pair) => [pair.line, pair.facts]))
  return lines.map((line) => {
    const facts = courses.get(line)
    if (!facts) return line
    const [course, school] = facts.parts.map(({ text }) => text)
    const time = [facts.start, facts.end].filter((year) => year !== '').join(' – ')
    return {
      ...line,
      fields: { degree: course ?? '', institution: splitPlace(school ?? '').name.replace(/,[^,]*\.$/, ''), time },
    }
  })
}
