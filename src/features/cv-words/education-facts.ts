import { type EducationPart, partsIn } from './education-parts.ts'
import { momentIn, periodIn } from './period.ts'

/** The values of a course that one line contains. Years are texts such as "2021"; an `end` of "now" means that the course goes on. */
export type EducationFacts = {
  readonly start: string
  readonly end: string
  readonly grade: string
  readonly parts: readonly EducationPart[]
}

export const has = ({ parts }: EducationFacts, kind: EducationPart['kind']): boolean => parts.some((part) => part.kind === kind)

/** Whether a line has only a time: "Graduated: June 2022". */
export const isOnlyTime = ({ end, parts }: EducationFacts): boolean => end !== '' && parts.length === 0

const grade =
  /(?:(?<!\d(?:th)? )(?:C\.?G\.?P\.?A\.?|G\.?P\.?A\.?|S\.?G\.?P\.?A\.?|scored?|grade|percentage|marks|aggregate)\s*(?:of|is)?\s*[:–-]?\s*\d{1,2}(?:\.\d+)?\s*(?:%|\/\s*\d{1,3}(?:\.\d+)?)?(?:\s*C?GPA)?|\d{1,2}(?:\.\d+)?\s*(?:%|percent\b|C?GPA\b)|(?<![\d/.])(?:10|\d)(?:\.\d+)?\s*\/\s*(?:10|4|5)(?:\.0)?(?![\d/])(?:\s*C?GPA)?|(?:first|second|third|1st|2nd)\s+(?:class|division)(?:\s+with\s+distinction)?|(?:प्रथम|द्वितीय)\s+श्रेणी|\bdistinction\b|\b(?:abschluss|gesamt)?note:?\s?\d[.,]\d{1,2}|(?<=\()\d{2}\.\d{1,2}(?=\)))/iu

export function factsIn(text: string): EducationFacts {
  const found = grade.exec(text)
  // A dash before the grade does not make the year before it an open period.
  const before = text.slice(0, found?.index).replace(/ +[–—-] *$/, '')
  const rest = found ? `${before}\t${text.slice(found.index + found[0].length)}` : text
  const gradeText = (found?.[0] ?? '')
    .replace(/^(?:scored?|grade|percentage|marks|aggregate)\s*(?:of|is)?\s*[:–-]?\s*/i, '')
    .trim()
  return { grade: gradeText, ...timeIn(rest) }
}

function timeIn(text: string): Omit<EducationFacts, 'grade'> {
  const period = periodIn(text)
  if (period) {
    const end = yearOf(period.end) || (period.isNow ? 'now' : '')
    return { start: yearOf(period.start), end, parts: partsIn(period.rest) }
  }
  const moment = momentIn(text)
  return { start: '', end: yearOf(moment?.at ?? ''), parts: partsIn(moment?.rest ?? text) }
}

const yearOf = (point: string): string => point.slice(0, 4)
