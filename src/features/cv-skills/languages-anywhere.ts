import { aLanguage, isLanguageName } from './language-names.ts'
import { type ReadItem, unique } from './list-parts.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

const labelInLine =
  /(?:^|\s)(?:languages?|language['’]s|linguistics?|sprachen|sprachkenntnisse|langues|idiomas|lingue)(?:\s(?:known|knows?|spoken|proficiency|abilit(?:y|ies)|skills?|strengths?))?[ \t]{0,3}[:–-]{1,2}[\s–-]{0,3}/i
/** "Fluently speak and write English, Hindi" needs no label. */
const spoken =
  /^(?:fluently |fluent in |can |able to )?(?:speak|read|write)(?:(?:,|,? and| &) (?:speak|read|write)){0,2} (?=\p{Lu})/iu
const longestLine = 300

/** The languages at the beginning of a text, up to the first part that is none. `isAll`: the text contains nothing else. */
function namesAtStart(text: string): { readonly names: readonly string[]; readonly isAll: boolean } {
  const parts = text.replace(/\s(?:&|and)\s|&/gi, ',').split(/[,;/|\t]|\.(?:\s|$)/)
  const names = parts
    .map((part) => aLanguage.exec(part.trim())?.[0])
    .filter((part, at, all) => !all.slice(0, at + 1).includes(undefined))
  const filled = parts.filter((part) => part.trim() !== '')
  return {
    names: names.flatMap((name) => name ?? []),
    isAll: filled.every((part) => isLanguageName(part.trim())) && filled.length > 1,
  }
}

/** The languages after a label in any line of the file. Without a label, those of the first line that has only languages. */
export function spokenAnywhere(paragraphs: readonly Paragraph[]): ReadItem[] {
  const lines = paragraphs.filter(({ text, fields }) => !fields && text.length <= longestLine)
  const labelled = lines.flatMap((from) => {
    const { 0: label, index } = labelInLine.exec(from.text) ?? spoken.exec(from.text) ?? { 0: null, index: 0 }
    return label === null
      ? []
      : namesAtStart(from.text.slice(index + label.length)).names.map((item) => ({ item, sure: 0.9, from: [from] }))
  })
  if (labelled.length > 0) return unique(labelled)
  const alone = lines.findIndex(({ text }) => namesAtStart(text).isAll)
  const [first, second] = lines.slice(Math.max(alone, 0), alone + 2)
  if (alone < 0 || !first) return []
  const names = ({ text }: Paragraph) => namesAtStart(text).names.map((item) => ({ item, sure: 0.6, from: [first] }))
  return unique([...names(first), ...(second && first.text.endsWith(',') ? names(second) : [])])
}
