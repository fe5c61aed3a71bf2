import { withCommas } from './both-uses.ts'
import { isLanguageName, isSpokenLanguage, languageNames, aLanguage } from './language-names.ts'
import { isLevel, longestItem, parted, type ReadItem, type ReadItems, unique } from './list-parts.ts'
import { isOnlyTime } from '#features/cv-words/period.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'

/** Between two languages with their levels and no other sign: "German (native) English (fluent)". */
const behindLevel = new RegExp(`\\)\\s(?=(?:${languageNames})(?![\\p{L}\\p{M}]))`, 'giu')
const levelFirst =
  /^(fluent|native|proficient|conversant|bilingual|advanced|intermediate|basic|beginner) (?:in )?(\p{L}{3,20})$/iu
/** What is done with the languages of a form: "Read: Tamil & English" above "Speak: Tamil". */
const use = /^(?:(?:to )?(?:read|speak|write|understand)(?:ing)?(?:\s?[,/&]\s?|\sand\s)?){1,4}\s*[:\t–-]\s*/i

/** The languages of a list. The text beside a language states a level and is not a language. */
export function languagesIn(paragraphs: readonly Paragraph[]): ReadItems {
  const items = paragraphs.flatMap((from) => {
    const parts = languageParts(from)
    const known = parts.filter(isSpokenLanguage)
    // The other texts in the line of a known language describe it. A line without one may name a language that is not in our list.
    const isNamed = (text: string): boolean => isSpokenLanguage(text) || isOfOtherScript(text) || isAmongNames(text, parts)
    const some = known.length > 0 ? parts.filter(isNamed) : parts.slice(0, 1)
    return some.map((text): ReadItem => ({ item: named(text), sure: isSpokenLanguage(text) ? 0.95 : 0.4, from: [from] }))
  })
  const hasKnown = items.some(({ sure }) => sure > 0.5)
  // If most of the names are unknown, lines of another section stand among them.
  const isMixed = hasKnown && 2 * items.filter(({ sure }) => sure > 0.5).length < items.length
  const isKept = (one: ReadItem): boolean => one.sure > 0.5 || isOfOtherScript(one.item) || (!isMixed && isOneName(one))
  const kept = items.filter((one) => (!hasKnown || isKept(one)) && one.item.length <= longestItem)
  const levelled = new Set(kept.flatMap(({ item }) => (isLanguageName(item) ? [] : (nameAtStart(item) ?? []))))
  const read = new Set(kept.flatMap(({ from }) => from))
  const unread = paragraphs.filter((one) => !read.has(one) && languageParts(one).length > 0)
  return {
    items: unique(kept.filter(({ item }) => !levelled.has(item.toLowerCase()))),
    left: unread.map((one) => ({ title: 'Languages', text: plain(one) })),
  }
}

const nameAtStart = (item: string): string | undefined => aLanguage.exec(item)?.[0].toLowerCase()

const noName =
  /^(?:spoken|written|verbal|average|medium|strong|comfortable|fluently|both|others?|all|etc|regional|local|known|nil|none)$/i

/** Whether the text may name a language that is not in our list: it is one word among the bare names of several known ones. */
const isAmongNames = (text: string, parts: readonly string[]): boolean =>
  /^\p{Lu}\p{L}{2,14}$/u.test(text) &&
  !noName.test(text) &&
  parts.every((part) => !part.includes(' ')) &&
  parts.filter(isLanguageName).length >= Math.max(2, parts.length / 2)

/** Whether the list names several languages but no spoken one: then it lists programming languages. */
export function namesNoneSpoken(paragraphs: readonly Paragraph[]): boolean {
  const parts = paragraphs.flatMap(languageParts)
  return parts.length >= 3 && !parts.some((text) => isSpokenLanguage(text) || isOfOtherScript(text) || /^language\b/i.test(text))
}

/** One word, and not of a line with numbers, which belongs to the address or the dates of a form. */
const isOneName = ({ sure, item, from }: ReadItem): boolean =>
  sure > 0.5 || (item.split(' ').length === 1 && !from.some(({ text }) => /\d{2}/.test(text))) || isOfOtherScript(item)

function languageParts({ text }: Paragraph): string[] {
  const level = levelBefore.exec(text)?.[1]?.toLowerCase()
  return partsOf(text).map((part) => (level && isLanguageName(part) ? `${part} (${level})` : part))
}

/** The level of all languages behind it: "Fluent in English and Hindi". */
const levelBefore = /^(fluent|native|proficient|conversant|bilingual)\sin\s/i

const partsOf = (text: string): string[] =>
  parted(
    withCommas(text)
      .replace(/^(?:mother tongues?(?:\(s\))?|(?:other )?languages?(?:\(s\))?(?: known| spoken| proficiency)?)\s*[:\t]\s*/i, '')
      .replace(use, '')
      .replace(behindLevel, '), '),
    true,
  )
    .map(bare)
    .map(withoutLead)
    .map(closedSigns)
    .filter((one) => one !== '' && !isLevel(one) && !isShortTime(one) && !ofDeclaration.test(one))

const ofDeclaration = /^(?:date|place|signature)[\s:–-]*$/i
const isShortTime = (text: string): boolean => text.length <= longestItem && isOnlyTime(text)

/** Removes list marks, rating symbols and enclosing brackets. Some fonts map an icon to a letter. */
function bare(text: string): string {
  if (text.length > longestItem) return text
  const behindIcon = /^\P{ASCII} (.+)$/u.exec(text)?.[1]
  if (behindIcon && isSpokenLanguage(behindIcon)) return bare(behindIcon)
  const item = text.replace(/^[^\p{L}\p{M}]+/u, '').replace(/(?:\s*[○●◯◉☆★⬤])+$|\.$/u, '')
  return item.includes('(') ? item : item.replace(/\)$/, '')
}

/** Puts the level behind the language: "Fluent in Spanish". */
const withoutLead = (text: string): string => {
  const [, level = '', name = ''] = (text.length <= longestItem && levelFirst.exec(text)) || []
  return isLanguageName(name) ? `${name} (${level.toLowerCase()})` : text
}

/** Some PDFs put a space inside a word of an Indian script: removes it if the result is a known language. */
function closedSigns(text: string): string {
  const closed = text.replaceAll(' ', '')
  return isSpokenLanguage(closed) && isOfOtherScript(closed) ? closed : text
}

/** Whether the text is not in Latin script: a language may be named in its own script, perhaps with letters that the file has lost. */
const isOfOtherScript = (text: string): boolean => /^[\p{L}\p{M}\s]+$/u.test(text) && !/\p{Script=Latin}/u.test(text)

const named = (text: string): string =>
  text.length > longestItem ? text : text.replace(/\s*:\s*(.+)$/, ' ($1)').replace(/\s+[–—-]\s+(.+)$/, ' ($1)')

const words =
  '(?:(?:spoken |human |foreign |natural )?languages?(?: known| spoken| proficiency)?|mother tongues?(?:\\(s\\))?|muttersprachen?|langues? maternelles?|lenguas? maternas?|madrelingua|língua materna|(?:fremd)?sprach(?:en|kenntnisse)|langues|idiomas|lingue)'
const languageLabel = new RegExp(`^${words}(?:\\s*[:–-]\\s*|\\t|\\s+)`, 'i')
const labelAlone = new RegExp(`^${words}\\s?:?$`, 'i')

function isSpoken({ text }: Paragraph): boolean {
  if (!languageLabel.test(text)) return isOnlySpoken(text)
  const parts = parted(text.replace(languageLabel, '')).filter(Boolean)
  return parts.length > 0 && parts.filter(isSpokenLanguage).length > 0.5 * parts.length
}

export const namesLanguages = (text: string): boolean => isOnlySpoken(text)

/** Whether a line has only spoken languages with their levels: "English C2", "Hindi, Marathi", "Fluent in English and Hindi". */
function isOnlySpoken(text: string): boolean {
  const names = text.replace(levelBefore, '')
  if (text.length > 2 * longestItem || !isSpokenLanguage(names)) return false
  return parted(names.replace(/\s(?:&|and)\s/gi, ', ')).every(
    (part) => part === '' || isLevel(part) || isAside(part.replace(aLanguage, '')),
  )
}

/** A level after a language: "(C1 confirmed)", ": fluent". */
const isAside = (text: string): boolean => /^\s*\([^()]*\)$/.test(text) || isLevel(text.replace(/^[\s:(–-]+|\)$/g, ''))

/** Whether a line below the label alone begins with a spoken language, perhaps behind its level. */
const isBelowLabel = (label: Paragraph | undefined, line: Paragraph | undefined): boolean =>
  label !== undefined && line !== undefined && labelAlone.test(label.text) && isSpokenLanguage(languageParts(line)[0] ?? '')

/** Separates lines that name spoken languages from a list of skills. "Languages: Python, C++" names none. */
export function spokenAmong(paragraphs: readonly Paragraph[]): {
  readonly spoken: readonly Paragraph[]
  readonly rest: readonly Paragraph[]
} {
  const spoken = paragraphs.filter((one, at) => isSpoken(one) || isBelowLabel(paragraphs[at - 1], one))
  const labels = paragraphs.filter((one, at) => isBelowLabel(one, paragraphs[at + 1]))
  const found = new Set([...spoken, ...labels])
  const rest = paragraphs.filter((one) => !found.has(one))
  return { spoken: spoken.map((one) => ({ ...one, text: one.text.replace(languageLabel, '') })), rest }
}
