import type { LeftoverText } from '#features/cv-words/proposal.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** In characters. A longer text is not an item of a list, so the patterns are not run on it. */
export const longestItem = 80

export type ReadItem = { readonly item: string; readonly sure: number; readonly from: readonly Paragraph[] }
export type ReadItems = { readonly items: readonly ReadItem[]; readonly left: readonly LeftoverText[] }

const level =
  /^(?:[\s○●◯◉☆★•·▪■□⬤✦✩\d./%+-]*|(?:(?:full |limited |general )?(?:professional|working|native|bilingual|elementary|conversational|business|upper|lower|pre)[\s-]*(?:and |or |\/)?)*(?:native|bilingual|fluent|fluency|proficien(?:t|cy)|intermediate|advanced|beginner|basic|basics|elementary|conversational|expert|master|novice|professional|working|mother tongue|first language|second language|good|excellent|very good|fair|moderate|skill level|comment|level|read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|listening|understand(?:ing)?|muttersprache|(?:sehr )?gut|fließend|flüssig|verhandlungssicher|grundkenntnisse|langue maternelle|bilingue|courant|lengua materna|nativ[ao]|fluido|avanzado|intermedio|básico|madrelingua|fluente|yes|no|[abc][12])(?:[\s-]+(?:speaker|level|proficiency|language|knowledge|user|working))*|\(?\d+\+?\s*(?:y|yrs?|years?|months?)\)?(?: of experience)?|language)$/iu
/** A level in other words: "at professional level", "on an expert level". */
const atLevel = /^(?:at|on) (?:an? )?\p{L}{2,20} level$/iu

/** Whether the text is only a level, a duration of experience, or rating symbols. */
export const isLevel = (text: string): boolean => text.length <= longestItem && (level.test(text) || atLevel.test(text))

const marks = /[,;|•·●\t]|(?<=\s)\/(?=\s)/gu

/** Splits at commas and similar characters outside brackets; at slashes only if `alsoSlash` is set or there is no other separator. */
export function parted(text: string, alsoSlash = false): string[] {
  const masked = text.replace(/\([^()]*\)/gu, (inside) => '_'.repeat(inside.length))
  const found = [...masked.matchAll(marks)]
  const dashed = found.length === 0 ? betweenDashes(text, masked) : null
  if (dashed) return dashed
  // A single slash may be part of an item: "Windows / Linux".
  const isSlashed = alsoSlash || (found.length > 1 && found.every(([mark]) => mark === '/'))
  const cuts = found.filter(([mark]) => isSlashed || mark !== '/').map(({ index }) => index)
  return [-1, ...cuts].map((from, at) => text.slice(from + 1, cuts[at]).trim())
}

const dash = /\s[–—-]\s/gu

/** "Git - Jira - Docker" is a list; "Java - Advanced - 5 years" says how well, and a single dash explains something. */
function betweenDashes(text: string, masked: string): string[] | null {
  const cuts = [...masked.matchAll(dash)].map(({ index }) => index)
  const parts = [-3, ...cuts].map((from, at) => text.slice(from + 3, cuts[at]).trim())
  const areItems = parts.length >= 3 && parts.every((part) => part.length <= 40 && part.split(' ').length <= 4 && !isLevel(part))
  return areItems ? parts : null
}

/** Whether the line, behind its label, lists three short texts or more: among skills, it is a list of them. */
export function isShortList({ text }: Paragraph): boolean {
  if (text.length > 2_000) return false
  const items = text.replace(/^[^:,;\t]{2,40}\t?:\s/, '')
  const parts = parted(items).filter((part) => part !== '')
  return parts.length >= 3 && !items.includes('\t') && parts.every((part) => part.length <= 40 && part.split(' ').length <= 4)
}

/** Introductory words before a skill: "Proficient in Java", "Good knowledge of Tally". */
const leadIn =
  /^(?:(?:highly |very )?(?:proficient|experienced|familiar|skilled|fluent|competent|well[- ]versed|conversant)\s+(?:in|with|at)|(?:(?:good|basic|working|sound|strong|in-depth|hands[- ]on|excellent)\s+)*(?:knowledge|experience|understanding|command|expertise)\s+(?:of|in|with|on|over))\s+(?:the\s+|using\s+)?/i
/** What stands before examples: "various languages including Java", "including HTML". */
const ofExamples = /^(?:[\p{L}-]+\s){0,6}(?:including|such as)\s+(?=\p{Lu})/u

/** The text of the LaTeX logo, whose letters stand at different heights. */
const logo = /^L ?A ?T ?(?:E ?)?X(?: ?E)?$/

const asideAtEnd = /^(.+?)\s*(?:\(([^()]{1,40})\)|\s[–—-]\s(.{1,40})|:\s*(.{1,40}))$/

/** Removes introductory words, a rating and a full stop from an item. */
export function tidied(text: string): string {
  if (text.length > longestItem) return text
  const bare = text
    .replace(/^(?:[⚫⬤*:]|[–-]\s?:|\p{Lu}\.\s(?=\p{Lu}\p{Ll}))\s*/u, '')
    .replace(/^(?:and|&)\s+|^\d{1,2}\.(?=\p{L})/iu, '')
    .replace(leadIn, '')
    .replace(ofExamples, '')
    .replace(/[\s○●◯◉☆★⬤⚫*]+$|\?\d$|(?:\s+with)?\s+\d{1,3}(?:\.\d{1,2})?\s?%$/u, '')
    .replace(/\s*[(–-]\s*(?:\d\s*\/\s*\d+|\d{1,3}\s*%)\)?$/, '')
    .replace(/\.$/, '')
  return logo.test(bare) ? 'LaTeX' : withoutLevel(bare)
}

/** How well somebody knows a skill, in words that may name something else where they do not stand in brackets. */
const inBrackets =
  /^(?:(?:very )?strong|medium|average|comfortable|familiar|learning|currently learning|hands[- ]on|(?:working|basic|good|sound|advanced?) (?:knowledge|level|understanding|exposure)|advance)$/i

/** Removes a level after the name: "Java (Advanced)", "Java – Expert", "Tally (Strong)". */
function withoutLevel(text: string): string {
  const [, name = '', bracketed, ...asides] = asideAtEnd.exec(text) ?? []
  const aside = bracketed ?? asides.find((one) => one !== undefined) ?? 'none'
  return name !== '' && (isLevel(aside) || inBrackets.test(bracketed ?? '')) ? name : text
}

/** Removes items that differ only in upper and lower case. */
export function unique(items: readonly ReadItem[]): ReadItem[] {
  return [...Map.groupBy(items, ({ item }) => item.toLowerCase()).values()].flatMap((alike) => alike.slice(0, 1))
}
