import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { singleTimeOfJob } from '#features/cv-words/single-times.ts'
import { isLengthOfTime } from '#features/cv-words/around-periods.ts'
import { momentIn, periodIn, shortPeriodIn } from '#features/cv-words/period.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { jobByWords } from '#features/cv-words/job-by-words.ts'
import { isFormLine } from '#features/cv-words/form-labels.ts'
import { isFirmWithTime, isItemOfJob } from '#features/cv-words/items-of-jobs.ts'
import { statedJob, untimedJob } from '#features/cv-words/stated-job.ts'
import { isTextWithTime } from '#features/cv-jobs/texts-around-names.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

const ended = /^(?:till\s+date|to\s+date|(?:the\s+)?present|current(?:ly)?|now|today|ongoing)$/i
const label = /^(?:dates?|duration|period|tenure|from)\s*[:–-]\s*/i

const atPresent = /^(?:\(?\d{1,2}[.)]\s*)?(?:i am |i'm )?(?:present(?:ly)?|currently|at present|now)\s(?!.*\d{4})/i

/** The beginning of a sentence that names a job without a time: "Worked at Rao Ltd as a clerk". */
const inFirm = /^(?:i\s+)?(?:(?:have|had)\s+)?worked\s+(?:at|in|with)\s/i

/** The time of the job that a line names, with the rest of the line, or null. A table row with employer and position needs no time. */
export function timeOfJob(paragraph: Paragraph): Period | null {
  const { text, fields } = paragraph
  if (fields) return timeOfRow(fields)
  // The dates of a form are not those of a job: "Date of issue" of a passport.
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
  // A part such as "from Agust 2015", with a spelling error in the month, is not a name.
  return {
    ...(period ?? { ...unknown, isNow }),
    rest: parts.filter((part) => !/^(?:from|since|during)\b/i.test(part)).join('\t'),
  }
}

/** The names in a sentence that says which is the employer, whatever their words are: "working with Rao Associate as a clerk". */
export function namesStated(line: Paragraph | undefined): EntryFields | null {
  const stated = !line || line.fields ? null : (statedIn(line) ?? untimedJob(line.text))
  return stated === null ? null : namesOf(stated.split('\t'))
}

function namesOf([first = '', second = '', place = '']: readonly string[]): EntryFields | null {
  const [position, employer] = [nameAlone(first), nameAlone(second)]
  if (employer === '' || isPlace(employer) || scoreOf(position) <= 0) return null
  return isPlace(place) ? { position, employer, place } : { position, employer }
}

/** The name without a time after it, and without the end of the sentence. */
const nameAlone = (text: string): string =>
  (periodIn(text)?.rest.split('\t')[0] ?? text).replace(/[\s,(–-]+$/, '').replace(/(?<=\p{L}{4})\.$/u, '')

function timeOfLine(paragraph: Paragraph): Period | null {
  const { isBullet, text } = paragraph
  // A cheap check before the patterns: most list items have no time.
  if (isBullet && !/\d{2}/.test(text)) return null
  const period = periodIn(partsOfLine(paragraph))
  const names = period && statedBefore(text, period)
  if (period && names !== null) return { ...period, rest: names }
  if (isBullet && !isMarkedHead(text, period)) return null
  return period ? besideTime(period, text) : withoutPeriod(text)
}

const withoutPeriod = (text: string): Period | null =>
  inCells(text.split('\t')) ?? alone(text.split('\t')) ?? singleTimeOfJob(text)

/** The names before the time: "Worked as a clerk at Rao & Sons Apr 2016 to Jan 2020." */
const statedBefore = (text: string, { rest }: Period): string | null =>
  /^.{0,30}\b(?:work|serv|employ|engag)/i.test(text) ? untimedJob(rest.replaceAll('\t', ' ')) : null

/** Null if the rest of the line is a sentence about the work. A long text after the time may still name a job ("… as a clerk"). */
const besideTime = (period: Period, text: string): Period | null =>
  (isProse(period.rest) || isTextWithTime(text, period)) &&
  !(text.endsWith(period.rest) && /\bas\s+(?:an?\s+)?\p{Lu}/iu.test(period.rest))
    ? null
    : {
        ...period,
        rest: period.rest.replace(/(?:^|\t)(?:(?:start(?:ing)? |joining )?dates?|duration|period|tenure)[\s:]*(?=\t|$)/gi, ''),
      }

/** A list item that is the header of a job: "• Clerk | Rao & Sons | 2015 – 2017". */
const isMarkedHead = (text: string, period: Period | null): boolean =>
  period !== null &&
  text.length <= 120 &&
  (isFirmWithTime(text, period) ||
    isItemOfJob(text) ||
    (text.split('|').length > 2 && text.split('|').some((part) => periodIn(part)?.rest === '')))

/** A sentence about the work, and not a name: "Posted vouchers from 2015 to 2017 in all branches." */
const isProse = (rest: string): boolean =>
  /[a-z]\.$/.test(rest) && !/\b(?:ltd|inc|co|pvt|corp)\.$/i.test(rest) && rest.split(/\s+/).length > 12

const isMoment = (part: string): boolean => momentIn(part.replace(label, ''))?.rest === ''

/** A period with its start and end in two adjacent cells of a table. */
function inCells(cells: readonly string[]): Period | null {
  const at = cells.findIndex(
    (cell, number) => isMoment(cell) && (isMoment(cells[number + 1] ?? '') || ended.test(cells[number + 1] ?? '')),
  )
  const period = at < 0 ? null : periodIn(`${cells[at]} – ${cells[at + 1]}`)
  return period && { ...period, rest: cells.filter((_, number) => number !== at && number !== at + 1).join('\t') }
}

/** A time such as "Summer 2015" that is alone in its part of the line. */
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

/** "Clerk⇥2 years": a job with only its duration. Used where no line of the section names a time. */
export function lengthOfJob({ text, isBullet, fields }: Paragraph): Period | null {
  const parts =
    isBullet || fields || text.length > 160
      ? []
      : text.split(
          /\t|\s*\|\s*|,\s+(?=\d)|\s[–—-]\s+(?=\d{1,2}(?:\.\d)?\s?\+?\s?(?:years?|yrs?|months?)\b)|\s*\((?=\d)|(?<=\d (?:years?|months?)):\s*|[\s.](?=\d{1,2}(?:[./]\d)?\s?(?:years?|yrs?|months?)\.?$)/i,
        )
  const others = parts.filter((part) => !isLengthOfTime(part.replace(label, '').replace(/\)?\.?$/, '')))
  return parts.length > others.length ? { ...unknown, rest: others.join('\t') } : null
}
