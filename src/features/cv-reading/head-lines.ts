import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isPlace, isRoleAtEnd, scoreOf, splitPlace } from '#features/cv-words/words.ts'

/** The texts of the lines that no label or column assigns to a field. */
export const untyped = (lines: readonly Paragraph[]): string[] =>
  wholeNames(lines.filter(({ fields }) => !fields).map(partsOfLine))

/** Joins a name that ends with a comma and the next line: "Institute of Pharmacology," above "University of Pune". */
export function wholeNames(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last?.endsWith(',') && !last.includes('\t')) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

/** The name in a list item below a time without names: "Working with Rao & Sons", "As a clerk", "Designation: Clerk". Null if there is none. */
function nameInItem({ text }: Paragraph): string | null {
  const behind = text.length <= 110 ? text.replace(stated, '') : text
  return behind === text || behind === ''
    ? null
    : behind.replace(/\b(?:pvt|ltd|inc|co)\.?\s?\.?$|[\s.]+$/i, (end) => (end.trim().length > 2 ? end : ''))
}
const stated =
  /^(?:work(?:ed|ing)\s+(?:with|at|for|in)\s+(?=['‘“"]?\p{Lu})|as\s+an?\s+|(?:designation|position|role|employer|company|organi[sz]ation)\s*:\s*)/iu

/** Whether the list item is a position. It may be the first item below an employer. */
const isRoleItem = ({ text, isBullet }: Paragraph): boolean =>
  isBullet &&
  text.length <= 60 &&
  (text.split(/\s[–—-]\s/)[0] ?? '').split(' ').length <= 5 &&
  isRoleAtEnd((text.split(/\s[–—-]\s/)[0] ?? '').replace(/\.$/, ''))

/** Whether a line right below an employer is a position, which other jobs of the part may not have there. */
export const isRoleLine = (line: Paragraph | undefined): boolean =>
  line !== undefined && !line.isBullet && !line.fields && line.text.length <= 50 && isRoleAtEnd(line.text)

const workedAs = /^(?:work|act)(?:ed|ing)\s+as\s+(?:an?\s+)?/i

/** Turns a list item that names the position or the employer into a header line. Returns other items unchanged. */
export function itemAsName(one: Paragraph, at: number, heads: readonly string[]): Paragraph {
  const name = heads.length === 0 ? nameInItem(one) : null
  if (name !== null) return { ...one, text: name, isBullet: false }
  const role = { ...one, text: one.text.replace(workedAs, '') }
  return at === 0 && isRoleItem(role) ? { ...role, isBullet: false } : one
}

const labelOfTools =
  /^(?:(?:main |key )?(?:technolog(?:y|ies)|tools?|(?:tech(?:nical)? )?stack|environment|skills?|keywords?))(?: used| (?:and|&) tools)?\s?(?::|$)/i

/** Whether the line below the names lists what was worked with: "Kotlin | Postgres | REST APIs". */
export function isListOfTools({ text }: Paragraph, heads: readonly string[]): boolean {
  if (heads.length === 0) return false
  if (labelOfTools.test(text)) return true
  const parts = text.split(/\s*[|•·]\s*/)
  return (
    parts.length > 2 &&
    scoreOf(parts[0] ?? '') <= 0 &&
    parts.every((part) => scoreOf(part) >= 0 && !isPlace(part) && !/\d{4}/.test(part))
  )
}

/** Whether a line below a position names an employer: "Tata Motors, Kanpur" below "Team Leader - Operations". */
export const isLikeFirm = ({ text }: Paragraph): boolean => scoreOf(text) < 0 || splitPlace(text).place !== ''

/** The text at the right of an employer is a place: "Rao & Sons⇥Xville" above or below a position. Null if there is none. */
export function townAtRight(heads: readonly string[]): string | null {
  const lines = heads.map((head) => head.split('\t').map((part) => part.trim()))
  const two = lines.filter((cells) => cells.length > 1)
  const [firm = '', town = '', ...more] = two.length === 1 ? (two[0] ?? []) : []
  const isBeside = more.length === 0 && isLikeTown(town) && scoreOf(firm) <= 0
  return isBeside && lines.some((cells) => cells.length === 1 && scoreOf(cells.join('')) > 0) ? town : null
}

const isLikeTown = (text: string): boolean =>
  /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(text) && text.split(' ').length <= 3 && scoreOf(text) === 0

/** Whether a third line is the position: the second one may describe the firm, as in "Rao & Sons", "Traders in spices", "Clerk". */
export const isMissingRole = (names: readonly string[], { text }: Paragraph): boolean =>
  names.length === 2 &&
  names.every((name) => scoreOf(name) <= 0) &&
  text.length <= 50 &&
  isRoleAtEnd(text.split(/\s[–—-]\s/)[0] ?? '')

/** If neither of the first two names is a position, moves the position to the second place. */
export function withRoleSecond(names: readonly string[]): readonly string[] {
  const [first = '', second = '', ...others] = names
  const at = scoreOf(first) <= 0 && scoreOf(second) <= 0 ? others.findIndex((name) => scoreOf(name) > 0) : -1
  return at < 0 ? names : [first, others[at] ?? '', second, ...others.filter((_, other) => other !== at)]
}

/**
 * "Staff Nurse – Casualty" above "Nadi Hospital" names the position with its part of the firm, because the third name, in a line or a cell of its own, has a word
 * of firms and the second has none.
 */
export function withPartInRole(names: readonly string[], heads: readonly string[]): readonly string[] {
  const [role = '', part = '', firm = '', ...more] = names
  const cells = heads.flatMap((head) => head.split(/\t|\s*\|\s*/))
  const isOfFirm = firm !== '' && scoreOf(firm) < 0 && cells.some((cell) => cell.startsWith(firm))
  const whole = isOfFirm ? wholeRole(role, part, heads) : null
  return whole === null ? names : [whole, firm, ...more]
}

function wholeRole(role: string, part: string, heads: readonly string[]): string | null {
  if (isFieldOf(role, part, heads)) return `${role} | ${part}`
  const cells = isPartOf(role, part) ? heads.flatMap((head) => head.split(/\t|\s*\|\s*/)) : []
  return cells.find((cell) => cell.startsWith(role) && cell.endsWith(part)) ?? null
}

/** "Senior Clerk | Exports and Imports" in a line of its own, above or below the employer: a bar separates the position from its field. */
const isFieldOf = (role: string, part: string, heads: readonly string[]): boolean =>
  scoreOf(role) > 0 && scoreOf(part) === 0 && heads.some((head) => head.split(/\s*\|\s*/).join('|') === `${role}|${part}`)

const isPartOf = (role: string, part: string): boolean => scoreOf(role) > 0 && scoreOf(part) === 0 && part.split(' ').length <= 3
