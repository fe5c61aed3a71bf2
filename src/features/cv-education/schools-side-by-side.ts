import type { EducationPart } from '#features/cv-words/education-parts.ts'
import { factsIn } from '#features/cv-words/education-facts.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** Reorders two schools in one line and their two courses in the next line, so that each school stands above its own course. */
export function withoutSides(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const ordered: Paragraph[] = []
  for (let at = 0; at < paragraphs.length; at++) {
    const pairs = pairsIn(paragraphs[at], paragraphs[at + 1])
    ordered.push(...(pairs ?? paragraphs.slice(at, at + 1)))
    if (pairs) at++
  }
  return ordered
}

function pairsIn(above: Paragraph | undefined, below: Paragraph | undefined): readonly Paragraph[] | null {
  if (!above || !below) return null
  const [one, two] = [cellsOf(above), cellsOf(below)]
  return one.length > 1 && one.length === two.length && areSides(one, two)
    ? one.flatMap((text, at) => [
        { ...above, text },
        { ...below, text: two[at] ?? '' },
      ])
    : null
}

const cellsOf = ({ text, fields }: Paragraph): readonly string[] => (fields ? [] : text.split('\t'))

const areSides = (one: readonly string[], two: readonly string[]): boolean =>
  (all(one, 'institution') && all(two, 'degree')) || (all(one, 'degree') && all(two, 'institution'))

const all = (texts: readonly string[], kind: EducationPart['kind']): boolean =>
  texts.every((text) => {
    const kinds = factsIn(text).parts.map((part) => part.kind)
    return kinds.includes(kind) && kinds.every((one) => one === kind || one === 'other')
  })
