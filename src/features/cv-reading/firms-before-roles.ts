import { kindOfHead } from '#features/cv-words/column-heads.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { momentIn, periodIn } from '#features/cv-words/period.ts'
import { isBegun } from '#features/cv-words/stated-job.ts'
import { timeIn } from '#features/cv-words/time-at-start.ts'
import { isKindOfWork } from '#features/cv-jobs/names-in-one.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'

const longest = 300
const number = /^\(?\d{1,2}\s?[.):]\s*(?=\p{L})/u
const workedAs =
  /^(\p{Lu}[^:\t]{1,70}?)\.?\s?[:–-]+\s*(?:(?:i am|i have|present(?:ly)?|currently|now)\s+)?work(?:ed|ing)\s+(?:there\s+)?as\s+(?:an?\s+|the\s+)?(?=\p{L})/iu
/** "Working in Rao & Sons: Sales Support, Invoicing". */
const workingIn =
  /^(?:(?:i am|presently|currently|now)\s+)?work(?:ed|ing)\s+(?:in|at|with|for)\s+(\p{Lu}[^:\t]{1,60}?)\s?:\s*(?=\p{L})/iu
/** What follows the position in a sentence: where, for whom, when. */
const behindRole = /(?:\s(?:in|at|on|for|from|since|under|with|during|and)\s|[,.;(]|\s[–-]\s|$)/i

/** Reads "Rao Group: Working as an Electrician on site …", and "Rao Motors Ltd, Pune as" above "Fitter (May 2015 to June 2017)", as one row. */
export function withFirmsBeforeRoles(lines: readonly Paragraph[]): readonly Paragraph[] {
  if (!lines.some(({ text }) => mayName.test(text) && (sentenceIn(bare(text)) !== null || endsInAs.test(text)))) return lines
  const whole: Paragraph[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const two = twoAt(lines, at)
    whole.push(...(two ? [two] : (rowOfSentence(line) ?? [line])))
    if (two) at++
  }
  return whole
}

function twoAt(lines: readonly Paragraph[], at: number): Paragraph | null {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  const isRest = above !== undefined && goesOn.test(above.text)
  return line && next && !line.fields && !next.fields && !isRest ? rowOfTwo(line, next) : null
}

const isEmployer = (text: string): boolean =>
  text !== '' && scoreOf(text) <= 0 && !isPlace(text) && momentIn(text) === null && kindOfHead(text) === null

const bare = (text: string): string => text.slice(0, longest).replace(number, '')

/** A cheap test before the others, which are slower. */
const mayName = /work|\sas(?:\s|$)|as:?$/i

const sentenceIn = (text: string): RegExpExecArray | null => workedAs.exec(text) ?? workingIn.exec(text)

const isPosition = (text: string): boolean => text.length <= 50 && (scoreOf(text) > 0 || isKindOfWork.test(text))

function rowOfSentence(line: Paragraph): Paragraph[] | null {
  const text = bare(line.text)
  const [begin = '', employer = ''] = line.fields ? [] : (sentenceIn(text) ?? [])
  const behind = text.slice(begin.length)
  const position = behind.slice(0, behindRole.exec(behind)?.index).trim()
  if (!isEmployer(employer) || !isPosition(position)) return null
  const period = periodIn(behind)
  const row: Paragraph = {
    ...line,
    isBullet: false,
    fields: { employer, position, ...(period ? { time: timeIn(period) } : {}) },
  }
  return [row, { ...line, text: line.text.replace(number, '').slice(begin.length), isBullet: true }]
}

/** The line above a part of a sentence ends within a phrase. */
const goesOn = /\s(?:of|in|at|the|with|for|and|from)$/i
const endsInAs = /^.{3,90}[\s,)]as(?:\s+an?)?\s*:?$/i
const lengthBehind = /\s+for\s+\d{1,2}(?:\.\d)?\+?\s+(?:years?|months?)\s*$/i

function rowOfTwo(line: Paragraph, next: Paragraph): Paragraph | null {
  if (!endsInAs.test(line.text) || next.text.length > 110 || isBegun(bare(line.text))) return null
  const employer = bare(line.text)
    .replace(/[\s,]+as(?:\s+an?)?\s*:?$/i, '')
    .trim()
  const period = periodIn(next.text)
  const position = (period?.rest ?? next.text).split('\t').join(' ').replace(lengthBehind, '').trim()
  if (!isEmployer(employer) || scoreOf(position) <= 0) return null
  return {
    ...line,
    isBullet: false,
    text: `${line.text} ${next.text}`,
    fields: { employer, position, ...(period ? { time: timeIn(period) } : {}) },
  }
}
