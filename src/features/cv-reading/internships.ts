import { isLengthOfTime } from '#features/cv-words/around-periods.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { withoutSlips } from '#features/cv-words/slips-in-titles.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'
import { isSentence } from '#features/cv-skills/skill-lines.ts'
import { timeOfJob } from './job-times.ts'
import type { Section } from './sections.ts'
import { timeBehindFirm } from './time-behind-firm.ts'

/** Titles below which firms stand alone, because the title already says what the person did there. */
const title =
  /^(?:(?:summer|industrial|hospital|clinical|rotatory|compulsory)\s)*(?:internships?|intern(?:al)? postings?|(?:clinical|hospital) postings?|apprenticeships?|articleships?)(?:\s(?:details?|experience|training|programme?))?\s?[:–-]*$/i

/** Below the title of an internship, a firm alone is a job: "Internship", "Nadi Eye Hospital, Pune", "Rao Optical Shop, Pune". */
export function withInternships(sections: readonly Section[]): Section[] {
  return sections.map((section) => (section.name === 'experience' ? { ...section, paragraphs: withFirms(section) } : section))
}

const isTitle = (text: string): boolean => title.test(text) || title.test(withoutSlips(text.replace(/\s?[:–-]+$/, '')) ?? '')

function withFirms({ title: own, paragraphs }: Section): Paragraph[] {
  const at = isTitle(own) ? -1 : paragraphs.findIndex(({ text, isBullet }) => !isBullet && isTitle(text))
  if (at < 0 && !isTitle(own)) return paragraphs
  const role = roleOf(paragraphs[at]?.text ?? own)
  const named = firmsNamed(paragraphs.slice(at + 1), role)
  return named ? [...paragraphs.slice(0, Math.max(0, at)), ...named] : paragraphs
}

const roleOf = (text: string): string =>
  /apprentice/i.test(text) ? 'Apprentice' : /article/i.test(text) ? 'Article Assistant' : 'Intern'

/** The lines with the firms as rows, or null if the lines are no firms alone. A sentence above the list goes below its first firm. */
function firmsNamed(lines: readonly Paragraph[], position: string): Paragraph[] | null {
  const named = lines.map((line) => ({ ...line, text: line.text.replace(nameLabel, '') }))
  const [first] = named
  const intro = first && /[:;–-]$/.test(first.text) && isSentence(first.text) ? [first] : []
  const listed = named.slice(intro.length)
  const firms = listed.slice(0, lengthOfList(listed))
  const others = listed.slice(firms.length)
  const isFull = firms.length > 1 && firms.filter(isSure).length > 0.5 * firms.length
  const isOne = firms.length > 0 && firms.every(isFirm) && !others.slice(0, 2).some(isOfOther)
  if (!isFull && !isOne) return null
  const [top, ...more] = firms.map((line) => asRow(line, position))
  return top
    ? [top, ...intro.map(asText), ...more, ...others.map((line) => (isTimedFirm(line) ? asRow(line, position) : line))]
    : null
}

function lengthOfList(lines: readonly Paragraph[]): number {
  const end = lines.findIndex((line) => !isName(line))
  const all = end < 0 ? lines.length : end
  // What the person did there stands below a single firm.
  const plain = lines.slice(0, all).findIndex((line) => !isSure(line))
  return plain === 1 ? 1 : all
}

const isName = (line: Paragraph): boolean =>
  /^[\p{Lu}\d(]/u.test(line.text) &&
  line.text.length <= 90 &&
  !line.fields &&
  !/[:;]$/.test(line.text) &&
  !label.test(line.text) &&
  (isTimedFirm(line) || line.text.split(' ').length < 9 || !isSentence(line.text)) &&
  !isOfOther(line) &&
  !isPlace(line.text)

const isTimedFirm = ({ text, isBullet, fields }: Paragraph): boolean => !isBullet && !fields && timeBehindFirm(text) !== null

/** A time or a position: the jobs of the section are written in full. */
const isOfOther = (line: Paragraph): boolean => !isTimedFirm(line) && isWhole(line)

const isWhole = (line: Paragraph): boolean =>
  line.fields !== undefined || timeOfJob(line) !== null || periodIn(line.text) !== null || scoreOf(firmOf(line.text)) > 0

/** "Name of organization- Rao & Sons" */
const nameLabel = /^name of (?:the )?(?:company|organi[sz]ation|institut(?:e|ion)|firm)\s?[:–-]\s?(?=\p{Lu})/iu

/** "Technologies learnt- Java", "Duration-5 months" */
const label = /^\p{Lu}(?:\p{Ll}+-\s|[\p{Ll} ]{2,24}\s\p{Ll}+-(?=\s?[\p{Lu}\d])|uration-)/u

const isFirm = (line: Paragraph): boolean => isTimedFirm(line) || scoreOf(firmOf(line.text)) < 0

/** Whether the line is a firm by its words, or has the length of the internship. */
const isSure = (line: Paragraph): boolean => isFirm(line) || lengthIn(line.text) !== ''

const number = /^\(?\d{1,2}[.)]\s*/

const lengthIn = (text: string): string => {
  const [, found = ''] = /\s*[(–,-]\s?([^(–,-]{3,20})\)?\.?$/u.exec(text) ?? []
  return isLengthOfTime(found.replace(/\)$/, '')) ? found : ''
}

const withoutLength = (text: string): string =>
  text.replace(number, '').replace(/\s*(?:\([^()]{3,20}\)|\s[–-]\s?\d[^–-]{3,18})\.?$/u, '')

const firmOf = (text: string): string => nameOf(text).split(',')[0] ?? ''

function asRow(line: Paragraph, position: string): Paragraph {
  const timed = timeBehindFirm(line.text)
  const [employer = '', ...place] = (timed?.firm ?? nameOf(line.text)).split(/,\s*/)
  return {
    ...line,
    isBullet: false,
    fields: {
      employer,
      position,
      ...(place.length > 0 ? { place: place.join(', ').replace(/\.$/, '') } : {}),
      ...(timed ? { time: timed.time } : {}),
    },
  }
}

const nameOf = (text: string): string => (lengthIn(text) === '' ? text.replace(number, '') : withoutLength(text))

/** The sentence may name the time of all, which is not that of one job. */
const asText = (line: Paragraph): Paragraph => ({ ...line, isBullet: true, fields: { duties: line.text } })
