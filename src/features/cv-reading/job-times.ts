import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isLengthOfTime, momentIn, type Period, periodIn, shortPeriodIn } from '#features/cv-words/period.ts'
import { jobByWords } from '#features/cv-words/job-by-words.ts'
import { isFormLine } from '#features/cv-words/form-labels.ts'
import { statedJob, untimedJob } from '#features/cv-words/stated-job.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

const ended = /^(?:till\s+date|to\s+date|(?:the\s+)?present|current(?:ly)?|now|today|ongoing)$/i
const label = /^(?:dates?|duration|period|tenure|from)\s*[:–-]\s*/i

const atPresent = /^(?:\(?\d{1,2}[.)]\s*)?(?:i am |i'm )?(?:presently|currently|at present|now)\s(?!.*\d{4})/i

/** "Worked at Rao Ltd as a clerk" among jobs with times */
const inFirm = /^(?:i\s+)?(?:(?:have|had)\s+)?worked\s+(?:at|in|with)\s/i

/** The time of a job that a line names, with the rest of the line, or null. A row that names employer and position needs no time. */
export function timeOfJob(paragraph: Paragraph): Period | null {
  const { text, fields } = paragraph
  if (fields) return timeOfRow(fields)
  // "Date of issue" of a passport
  if (isFormLine(paragraph)) return null
  const stated = statedIn(paragraph)
  if (stated !== null) return timeOfStated(stated, atPresent.test(text))
  return text.length > 160 ? null : (withoutTime(text) ?? timeOfLine(paragraph))
}

const statedIn = ({ text, isBullet }: Paragraph): string | null => statedJob(text) ?? (isBullet ? jobByWords(text, true) : null)

function withoutTime(text: string): Period | null {
  const untimed = untimedJob(text)
  if (untimed === null) return null
  if (atPresent.test(text)) return { ...unknown, isNow: true, rest: untimed }
  return inFirm.test(text) && scoreOf(untimed.split('\t')[1] ?? '') < 0 ? { ...unknown, rest: untimed } : null
}

function timeOfStated(stated: string, isNow: boolean): Period {
  const period = periodIn(stated)
  const parts = (period?.rest ?? stated.trim()).split('\t')
  // "from Agust 2015": a slip in the month
  return {
    ...(period ?? { ...unknown, isNow }),
    rest: parts.filter((part) => !/^(?:from|since|during)\b/i.test(part)).join('\t'),
  }
}

/** A sentence says which of the names is the employer, whatever their words: "working with Rao Associate as a clerk". */
export function namesStated(line: Paragraph | undefined): EntryFields | null {
  const stated = !line || line.fields ? null : (statedIn(line) ?? untimedJob(line.text))
  return stated === null ? null : namesOf(stated.split('\t'))
}

function namesOf([first = '', second = '', place = '']: readonly string[]): EntryFields | null {
  const [position, employer] = [nameAlone(first), nameAlone(second)]
  if (employer === '' || isPlace(employer) || scoreOf(position) <= 0) return null
  return isPlace(place) ? { position, employer, place } : { position, employer }
}

/** Without a time behind it, and the end of the sentence. */
const nameAlone = (text: string): string =>
  (periodIn(text)?.rest.split('\t')[0] ?? text).replace(/[\s,(–-]+$/, '').replace(/(?<=\p{L}{4})\.$/u, '')

function timeOfLine(paragraph: Paragraph): Period | null {
  const { isBullet, text } = paragraph
  // Most items of lists have no time.
  if (isBullet && !/\d{2}/.test(text)) return null
  const period = periodIn(partsOfLine(paragraph))
  const names = period && statedBefore(text, period)
  if (period && names !== null) return { ...period, rest: names }
  if (isBullet && !isMarkedHead(text, period)) return null
  return period ? besideTime(period, text) : (inCells(text.split('\t')) ?? alone(text.split('\t')))
}

/** "Worked as a clerk at Rao & Sons Apr 2016 to Jan 2020." */
const statedBefore = (text: string, { rest }: Period): string | null =>
  /^.{0,30}\b(?:work|serv|employ|engag)/i.test(text) ? untimedJob(rest.replaceAll('\t', ' ')) : null

/** Behind its time a job may be named in many words. */
const besideTime = (period: Period, text: string): Period | null =>
  isProse(period.rest) && !(text.endsWith(period.rest) && /\bas\s+(?:an?\s+)?\p{Lu}/iu.test(period.rest))
    ? null
    : { ...period, rest: period.rest.replace(/(?:^|\t)(?:dates?|duration|period|tenure)\s*(?=\t|$)/gi, '') }

/** "• Clerk | Rao & Sons | 2015 – 2017" */
const isMarkedHead = (text: string, period: Period | null): boolean =>
  period !== null &&
  text.length <= 120 &&
  text.split('|').length > 2 &&
  text.split('|').some((part) => periodIn(part)?.rest === '')

/** "Posted vouchers from 2015 to 2017 in all branches." */
const isProse = (rest: string): boolean =>
  /[a-z]\.$/.test(rest) && !/\b(?:ltd|inc|co|pvt|corp)\.$/i.test(rest) && rest.split(/\s+/).length > 12

const isMoment = (part: string): boolean => momentIn(part.replace(label, ''))?.rest === ''

/** The beginning and the end in two cells of a table. */
function inCells(cells: readonly string[]): Period | null {
  const at = cells.findIndex(
    (cell, number) => isMoment(cell) && (isMoment(cells[number + 1] ?? '') || ended.test(cells[number + 1] ?? '')),
  )
  const period = at < 0 ? null : periodIn(`${cells[at]} – ${cells[at + 1]}`)
  return period && { ...period, rest: cells.filter((_, number) => number !== at && number !== at + 1).join('\t') }
}

/** "Summer 2015", with nothing else in its part of the line. */
function alone(parts: readonly string[]): Period | null {
  const at = parts.findIndex(isMoment)
  const period = at < 0 ? null : shortPeriodIn(parts[at] ?? '')
  return period && { ...period, rest: parts.filter((_, number) => number !== at).join('\t') }
}

const unknown: Period = { start: '', end: '', isNow: false, rest: '' }

const timeOfText = (text: string): Period | null => periodIn(text) ?? inCells(text.split(/\s+[–-]\s+/)) ?? shortPeriodIn(text)

function timeOfRow({ time, from, to, employer, institution, position }: EntryFields): Period | null {
  const period = timeOfText(time ?? '') ?? timeOfText([from, to].filter(Boolean).join(' – '))
  return period ? { ...period, rest: '' } : (employer ?? institution) !== undefined && position !== undefined ? unknown : null
}

/** "Clerk⇥2 years": how long a job was, where no line of its part names its time. */
export function lengthOfJob({ text, isBullet, fields }: Paragraph): Period | null {
  const parts =
    isBullet || fields || text.length > 160 ? [] : text.split(/\t|\s*\|\s*|,\s+(?=\d)|\s*\((?=\d)|(?<=\d (?:years?|months?)):\s*/)
  const others = parts.filter((part) => !isLengthOfTime(part.replace(label, '').replace(/\)$/, '')))
  return parts.length > others.length ? { ...unknown, rest: others.join('\t') } : null
}
