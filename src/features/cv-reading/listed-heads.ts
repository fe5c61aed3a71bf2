import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isTimeAlone } from '#features/cv-words/whole-times.ts'
import { isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** Where a list has the position as an item and its time below in a line of its own, the item is the header of the job. */
export function withListedHeads(lines: readonly Paragraph[]): readonly Paragraph[] {
  return lines.map((line, at) =>
    isEndedHead(line, lines[at - 1]) || isEndedFirm(line, lines[at - 1])
      ? { ...line, text: line.text.slice(0, -1) }
      : line.isBullet && isListedHead(line, lines.slice(at + 1, at + 3))
        ? { ...line, text: line.text.replace(/(?<=\p{L}{4})\.$/u, ''), isBullet: false }
        : line,
  )
}

const longest = 90

function isListedHead({ text, fields }: Paragraph, [next, afterNext]: readonly Paragraph[]): boolean {
  if (fields || text.length > longest || !namesRole(text)) return false
  if (!next) return false
  return isTimeAlone(next) || (afterNext !== undefined && isHeadLike(next) && isTimeAlone(afterNext))
}

const namesRole = (text: string): boolean => scoreOf(text) > 0 || isRoleAtEnd((text.split(/\s[–—-]\s/)[0] ?? '').trim())

const twoNames = /^\p{Lu}[^.,:;]{2,40}\s[–—-]\s?\p{Lu}[^.,:;]{2,40}\p{L}{4}\.$/u

/** Two names right below a time alone, with a full stop at their end: "Rao Paints - Gate Checker." */
const isEndedHead = ({ text, isBullet, fields }: Paragraph, before: Paragraph | undefined): boolean =>
  text.endsWith('.') && !isBullet && !fields && before !== undefined && twoNames.test(text) && isTimeAlone(before)

/** A firm right below a position with its time, with a full stop at its end: "Nadi Solutions." */
const isEndedFirm = ({ text, isBullet, fields }: Paragraph, before: Paragraph | undefined): boolean =>
  /^\p{Lu}[^.,:;]{2,40}\p{L}{4}\.$/u.test(text) &&
  !isBullet &&
  !fields &&
  scoreOf(text.slice(0, -1)) < 0 &&
  before !== undefined &&
  isRoleAtEnd(periodIn(before.text)?.rest ?? '')
