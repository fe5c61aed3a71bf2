import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isRoleAtEnd, scoreOf, splitPlace } from '#features/cv-words/words.ts'

/** The texts of lines that no label or column names. */
export const untyped = (lines: readonly Paragraph[]): string[] =>
  wholeNames(lines.filter(({ fields }) => !fields).map(partsOfLine))

/** "Institute of Pharmacology," above "University of Pune" */
export function wholeNames(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last?.endsWith(',') && !last.includes('\t')) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** "Working with Rao & Sons", "As a clerk", "Designation: Clerk": an item below a time that nothing stands beside. */
function nameInItem({ text }: Paragraph): string | null {
  const behind = text.length <= 110 ? text.replace(stated, '') : text
  return behind === text || behind === ''
    ? null
    : behind.replace(/\b(?:pvt|ltd|inc|co)\.?\s?\.?$|[\s.]+$/i, (end) => (end.trim().length > 2 ? end : ''))
}
const stated =
  /^(?:work(?:ed|ing)\s+(?:with|at|for|in)\s+(?=['‘“"]?\p{Lu})|as\s+an?\s+|(?:designation|position|role|employer|company|organi[sz]ation)\s*:\s*)/iu

/** A position may be the first item of the list below an employer. */
const isRoleItem = ({ text, isBullet }: Paragraph): boolean =>
  isBullet && text.length <= 40 && text.split(' ').length <= 4 && isRoleAtEnd(text.replace(/\.$/, ''))

const workedAs = /^(?:work|act)(?:ed|ing)\s+as\s+(?:an?\s+)?/i

/** An item of a list may name the position or the employer. */
export function itemAsName(one: Paragraph, at: number, heads: readonly string[]): Paragraph {
  const name = heads.length === 0 ? nameInItem(one) : null
  if (name !== null) return { ...one, text: name, isBullet: false }
  const role = { ...one, text: one.text.replace(workedAs, '') }
  return at === 0 && isRoleItem(role) ? { ...role, isBullet: false } : one
}

/** "Tata Motors, Kanpur" below "Team Leader - Operations" */
export const isLikeFirm = ({ text }: Paragraph): boolean => scoreOf(text) < 0 || splitPlace(text).place !== ''

/** "Rao & Sons⇥Xville" above or below a position: what stands at the right of an employer is a place. */
export function townAtRight(heads: readonly string[]): string | null {
  const lines = heads.map((head) => head.split('\t').map((part) => part.trim()))
  const two = lines.filter((cells) => cells.length > 1)
  const [firm = '', town = '', ...more] = two.length === 1 ? (two[0] ?? []) : []
  const isBeside = more.length === 0 && isLikeTown(town) && scoreOf(firm) <= 0
  return isBeside && lines.some((cells) => cells.length === 1 && scoreOf(cells.join('')) > 0) ? town : null
}

const isLikeTown = (text: string): boolean =>
  /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(text) && text.split(' ').length <= 3 && scoreOf(text) === 0

/** "Rao & Sons", "Traders in spices", "Clerk": what the firm does may stand before the position. */
export const isMissingRole = (names: readonly string[], { text }: Paragraph): boolean =>
  names.length === 2 && names.every((name) => scoreOf(name) <= 0) && text.length <= 50 && isRoleAtEnd(text)

/** The employer and the position first. */
export function withRoleSecond(names: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = names
  const at = scoreOf(first) <= 0 && scoreOf(second) <= 0 ? others.findIndex((name) => scoreOf(name) > 0) : -1
  return at < 0 ? names : [first, others[at] ?? '', second, ...others.filter((_, other) => other !== at)]
}
