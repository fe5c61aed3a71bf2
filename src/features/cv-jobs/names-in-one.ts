import { namesInBrackets } from './names-in-brackets.ts'
import { namesSideBySide } from '#features/cv-words/name-spans.ts'
import { isInstitution, isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** A part of a firm, which is no employer: "Sales", "Branch Affairs Department". */
export const department =
  /^[^,]{2,40}\s(?:department|dept|division|section)\.?$|^(?:operations?|sales|marketing|accounts?|hr|human resources?|finance|purchase|production|quality(?: control| assurance)?|it|admin(?:istration)?|logistics|stores?|maintenance|projects?|customer (?:care|service|support)|back office|business development|technical|support|civil|mechanical|electrical|training|legal|security|r&d|q[ac]|seo|audit(?:ing)?|tax(?:ation)?|payroll|accounting)$/i

/** "Technical Support" names what a person did. */
export const isKindOfWork =
  /\s(?:support|operations|recruitment|marketing|maintenance|sales|accounts|testing|development|analysis|analytics)$/i

/** Whether the text names a position and a part of a firm: "Supervisor – Branch Affairs Department". */
export function isRoleInPart(text: string): boolean {
  const [, role = '', part = ''] = /^([^–—|\t]{3,60}?)\s*[–—-]\s+([^–—|\t]{3,60})$/.exec(text) ?? []
  return isRoleAtEnd(role) && isPartOfFirm(part)
}

/** "Rao Marketing" is a firm, and "Digital Marketing" is not. */
const fieldOfWork =
  /^(?:digital|social media|product|brand|field|inside|retail|technical|customer|data|software|web|mobile) (?:support|operations|marketing|maintenance|sales|testing|development|analysis|analytics)$/i
const isPartOfFirm = (text: string): boolean => department.test(text) || fieldOfWork.test(text)

/** Splits a text that names both: "Clerk at Rao & Sons", "Clerk – Rao & Sons", "Clerk, Rao & Sons", "Clerk (Rao & Sons)". */
export function twoIn(part: string): readonly string[] {
  const ways = [besideAs, behindAt, besideIn, besideSlash, besideDash, besideSign, namesInBrackets, atComma]
  const names = ways.map((way) => way(part)).find((found) => found !== null && areWhole(found, part)) ?? [part]
  return names.length > 1 || isRoleAtEnd(part) ? names : (besideEachOther(part) ?? names)
}

/** Whether no name is cut within brackets: "Rao & Sons (a firm of Nadi Ltd in Pune)" is one name. */
const areWhole = (names: readonly string[], part: string): boolean => !isClosed(part) || names.every(isClosed)
const isClosed = (name: string): boolean => name.split('(').length === name.split(')').length

const besideEachOther = (part: string): readonly string[] | null => {
  const names = namesSideBySide(part)
  return names && areWhole(names, part) ? names : null
}

/** Splits "Rao & Sons / Clerk", but not "Clerk / Cashier". */
function besideSlash(part: string): string[] | null {
  const names = /^([^/]{2,60})\s\/\s([^/]{2,60})$/.exec(part)?.slice(1)
  return names && names.filter((name) => scoreOf(name) > 0).length === 1 ? names : null
}

/** Splits "Clerk in Rao & Sons Ltd" and "Teacher: Rao Memorial School". */
function besideIn(part: string): string[] | null {
  const [, before = '', behind = ''] = /^([^:]{3,60}?)(?:\s+in|\s*:)\s+(\p{Lu}.+)$/u.exec(part) ?? []
  const isLabel = /\b(?:client|name|project|title)s?\b/i.test(before)
  const isFirm = scoreOf(behind) < 0 && (isRoleAtEnd(before) || isShortName(before)) && !isLabel && !isFirmBehind(behind)
  return isFirm ? [before, behind] : besideColon(part)
}

/** Before a firm, a few words with capitals are a position, known or not: "Aso in Ministry of Textiles". */
const isShortName = (text: string): boolean =>
  /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}$/u.test(text) && scoreOf(text) === 0 && !isPlace(text)

/** Whether the firm stands only behind the comma: "Test, Rao Labs" of "Engineer in Test, Rao Labs", or in brackets. */
function isFirmBehind(text: string): boolean {
  const [, name = '', inBrackets = ''] = /^([^()]{2,40}?)\s?\(([^()]{3,60})\)$/.exec(text) ?? []
  return (name !== '' && scoreOf(inBrackets) < 0 && scoreOf(name) === 0) || isBehindComma(text)
}

function isBehindComma(text: string): boolean {
  const [first = '', second = ''] = text.split(', ')
  return scoreOf(first) === 0 && !/\s/.test(first) && scoreOf(second) < 0
}

/** Splits "Rao & Sons: Senior Clerk". */
function besideColon(part: string): string[] | null {
  const [, before = '', behind = ''] = /^(\p{Lu}[^:]{1,60}?)\s*:\s+(\p{Lu}[^:]{2,60})$/u.exec(part) ?? []
  const isLabel = /\b(?:clients?|names?|projects?|titles?|roles?|teams?|types?|skills?|duties|department)\b/i.test(before)
  return scoreOf(before) <= 0 && !isLabel && isRoleAtEnd(behind.split(/\s[/–-]\s/).at(-1) ?? '') ? [before, behind] : null
}

/** Splits "Rao & Sons as a clerk". */
export function besideAs(part: string): string[] | null {
  const names = /[\t|]/.test(part) ? undefined : /^(.+?),?\s+as\s+(?:an?\s+)?(.+)$/i.exec(part)?.slice(1)
  return names && scoreOf((names[1] ?? '').split(/\s?[-–(,]/)[0] ?? '') > 0 ? names : null
}

/** Splits "Manager - Exports at Rao & Sons" behind its part of the firm. */
function behindAt(part: string): string[] | null {
  const [, before = '', behind = ''] = /^([^@]{3,60}?\s[–—-]\s[^@]{2,40}?)\s+at\s+(\p{Lu}.+)$/u.exec(part) ?? []
  const [role = '', other = ''] = before.split(/\s[–—-]\s/)
  return scoreOf(role) > 0 && scoreOf(other) >= 0 && scoreOf(behind) <= 0 && !isPlace(behind) ? [before, behind] : null
}

/** A school may have "at" in its name: "University of Illinois at Urbana". */
const isSchoolAt = (part: string, before: string, behind: string): boolean =>
  /\sat\s/.test(part) && isInstitution(before) && scoreOf(before) <= 0 && scoreOf(behind) === 0

const atSign = /^([^@]+?)\s?@\s?(?=\p{Lu})([^@]+)$/u
const sign = /^(.+?)\s+(?:(?:[Aa]t|AT|[Ww]ith|WITH|chez|bei|presso|bij|[–—-])\s+|-(?=\p{Lu}))(.+)$/u

/** Splits at a dash right after the first name: "CLERK- RAO, PUNE", "Rao & Sons– Senior Clerk". */
function besideDash(part: string): string[] | null {
  const [, before = '', behind = ''] = /^([^–—-]{3,60}?\p{L})[–—-]\s+(\p{Lu}.+)$/u.exec(part) ?? []
  const isOther = scoreOf(behind) > 0 || isPlace(behind) || department.test(behind)
  if (before !== '' && isRoleAtEnd(before)) return isOther ? null : [before, behind]
  return isFirmBefore(before, behind) ? [before, behind] : null
}

/** Whether the second name is the position: "Rao & Sons– Senior Clerk [Stores]". */
const isFirmBefore = (before: string, behind: string): boolean =>
  isRoleAtEnd(behind.replace(/\s*[[(][^[\]()]*[\])]$/, '')) && scoreOf(before) <= 0 && !isPrefix.test(before)

/** A beginning of one word: "Co- Founder". */
const isPrefix = /^(?:co|vice|ex|sub|assistant|deputy|joint|pre|post|semi|multi|full)$/i

function besideSign(part: string): string[] | null {
  const names = (atSign.exec(part) ?? sign.exec(part))?.slice(1)
  if (!names) return null
  const [before = '', behind = ''] = names
  return isSchoolAt(part, before, behind) || isRoleOfPart(before, behind) ? [part] : names
}

/** "Assistant Manager - SEO", "SEO - Specialist" */
const isRoleOfPart = (before: string, behind: string): boolean =>
  (isPartOfFirm(behind) && scoreOf(before) > 0) || (department.test(before) && isRoleAtEnd(behind))

/** "Rao Bank, Nadi Branch" is one employer. */
const branch = /^\p{Lu}[\p{L} ]{1,30} branch$/iu

export function atComma(part: string): string[] {
  const comma = part.search(/(?:,|(?<=\p{Ll}{4})\.) (?!(?:inc|llc|llp|ltd|limited|corp|co|gmbh|plc|pvt|private)\b)/iu)
  const [first, second] = [part.slice(0, comma), part.slice(comma + 2)]
  // A full stop ends a position, but also "Engg."
  if (part[comma] === '.' && !isRoleAtEnd(first)) return [part]
  return comma > 0 && !isPlace(second) && !branch.test(second) && scoreOf(first) !== scoreOf(second) ? [first, second] : [part]
}
