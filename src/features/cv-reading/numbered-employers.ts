import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'
import type { Section } from './sections.ts'

const numbered = /^\(?(\d{1,2})[.)]\s*(?=\p{Lu})/u
const longest = 70

/**
 * Reads "1. Rao Motors" and "2. Nadi Consulting", each above a list with a position, as rows with employer and position: such lists are those of a
 * bio-data, which states no times. A sentence above the list that names its first employer goes below it.
 */
export function withNumberedEmployers(lines: readonly Paragraph[]): readonly Paragraph[] {
  const heads = lines.flatMap((line, at) => (isNumbered(line) ? [at] : []))
  const first = heads[0] ?? 0
  if (!areInOrder(heads.map((at) => lines[at])) || lines.some(({ text, fields }) => fields || periodIn(text) !== null))
    return lines
  const rows = heads.map((at, number) => rowOf(lines.slice(at, heads[number + 1] ?? lines.length)))
  const full = rows.flatMap((row) => row ?? [])
  return rows.includes(null) ? lines : withIntro(lines.slice(0, first), full)
}

const isNumbered = ({ text, isBullet }: Paragraph): boolean => !isBullet && text.length <= longest && numbered.test(text)

const areInOrder = (heads: readonly (Paragraph | undefined)[]): boolean =>
  heads.length > 1 && heads.every((line, at) => Number(numbered.exec(line?.text ?? '')?.[1]) === at + 1)

/** The row and the rest of its list. Null if the list names no position, or the line names one itself. */
function rowOf([head, ...items]: readonly Paragraph[]): Paragraph[] | null {
  const employer = head?.text.replace(numbered, '') ?? ''
  const role = items.find(({ text }) => text.length <= longest && isRoleAtEnd(text))
  const isListed = items.every(({ isBullet }) => isBullet)
  if (!head || !role || !isListed || scoreOf(employer) > 0) return null
  return [{ ...head, fields: { employer, position: role.text } }, ...items.filter((one) => one !== role)]
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

function withIntro(above: readonly Paragraph[], rows: readonly Paragraph[]): Paragraph[] {
  const [top, ...rest] = rows
  const name = lettersOf(top?.fields?.employer ?? '')
  const intro = above.filter(({ text }) => name !== '' && lettersOf(text).includes(name))
  const asText = intro.map((line): Paragraph => ({ ...line, isBullet: true, fields: { duties: line.text } }))
  return [...above.filter((line) => !intro.includes(line)), ...(top ? [top] : []), ...asText, ...rest]
}

/** "Job profile" is the title of a summary, or of such a list. */
export const asJobs = (section: Section): Section =>
  section.name === 'summary' &&
  /^job profile/i.test(section.title) &&
  withNumberedEmployers(section.paragraphs) !== section.paragraphs
    ? { ...section, name: 'experience' }
    : section
