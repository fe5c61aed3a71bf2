import { isHeadLike, type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { isSentence } from '#features/cv-skills/skill-lines.ts'
import { untimedJob } from '#features/cv-words/stated-job.ts'
import { namesIn } from './work-heads.ts'
import { isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

type Position = { readonly at: number; readonly period: Period }

const noTime = (rest: string): Period => ({ start: '', end: '', isNow: false, rest })

export function untimedSentence({ text, fields }: Paragraph): Period | null {
  const stated = fields ? null : untimedJob(text)
  return stated === null ? null : noTime(stated)
}

/** The beginnings of jobs in a section without times: lines with a position, and an employer in the same line, above or below it. */
export function positionsIn(lines: readonly Paragraph[]): Position[] {
  const found = lines.flatMap((line, at): Position[] => {
    const stated = untimedJob(line.text)
    if (stated !== null) return [{ at, period: noTime(stated) }]
    if (line.fields?.position !== undefined) return [{ at, period: noTime('') }]
    return isPosition(line) || isItemOfJob(line) ? [{ at, period: noTime(partsOfLine(line)) }] : []
  })
  const [first] = found
  const look = lines[first?.at ?? 0]?.look
  const alike = found.filter(({ at }) => lines[at]?.look === look)
  const isNamed = (at: number): boolean =>
    lines[at]?.fields?.employer !== undefined || [lines[at - 1], lines[at + 1]].some(mayBeEmployer)
  return alike.filter(({ at, period }) => isWhole(period) || isNamed(at))
}

/** Where no line names a position or a time, a firm in the first line is a job, and so are the firms in its letters below. */
export function firmsIn(lines: readonly Paragraph[]): Position[] {
  const [first] = lines
  return first && isFirmAlone(first)
    ? lines.flatMap((line, at) =>
        line.look === first.look && isFirmAlone(line) ? [{ at, period: noTime(partsOfLine(line)) }] : [],
      )
    : []
}

function isFirmAlone(line: Paragraph): boolean {
  const { names } =
    isHeadLike(line) && !line.fields && !isSentence(line.text) ? namesIn([partsOfLine(line)], true) : { names: [] }
  return names.length === 1 && scoreOf(names[0] ?? '') < 0
}

/** "• Teacher at Rao Memorial School (Pune)": a list item that is nothing but a position and where it is held. */
function isItemOfJob({ text, isBullet, fields }: Paragraph): boolean {
  const [, role = '', firm = ''] = isBullet && !fields && text.length <= 110 ? (roleAtFirm.exec(text) ?? []) : []
  return isRoleAtEnd(role.replace(gluedWord, ' ')) && role.split(' ').length <= 5 && firm.split(' ').length <= 9
}
/** "ITInstructor" */
const gluedWord = /(?<=\p{Lu})(?=\p{Lu}\p{Ll}{4})/gu
const roleAtFirm = /^(?!\p{L}+(?:ed|ing)\s)(\p{Lu}[^,.;:]{2,50})\s(?:at|in|with)\s(\p{Lu}[^.;:]{2,80})\.?$/u

function isPosition(line: Paragraph): boolean {
  const [first = '', ...others] = isHeadLike(line) && !isSentence(line.text) ? namesIn([partsOfLine(line)]).names : []
  return scoreOf(first) > 0 || (others.length === 1 && scoreOf(others[0] ?? '') > 0)
}

/** The names of a line that names both a position and an employer, and no time. */
export function untimedHead(line: Paragraph): Period | null {
  const head = noTime(partsOfLine(line))
  return isPosition(line) && isWhole(head) ? head : null
}

export const isWhole = ({ rest }: Period): boolean => namesIn([rest]).names.length > 1

/** Whether the line can name an employer. "Fresher" says that there was none. */
function mayBeEmployer(line: Paragraph | undefined): boolean {
  if (
    !line ||
    !isHeadLike(line) ||
    isSentence(line.text) ||
    !/^(?:\(?\d{1,2}[.)]\s*)?\p{Lu}/u.test(line.text) ||
    /^freshers?$/i.test(line.text) ||
    isPosition(line)
  )
    return false
  return namesIn([partsOfLine(line)]).names.length > 0
}
