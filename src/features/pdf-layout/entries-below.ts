import { headingIn } from '#features/cv-words/headings.ts'
import { isOnlyTime, periodIn } from '#features/cv-words/period.ts'
import type { Run } from './column-runs.ts'
import type { Row, Segment } from './pdf-lines.ts'

/** Whether a text is only a time. The pattern for periods is skipped for texts without a digit and for long ones. */
export const isShortTime = (text: string): boolean =>
  text.length < 80 &&
  /\d/.test(text) &&
  ((text.length < 40 && periodIn(text) !== null) || isOnlyTime(text) || /^\S*\d{4}$/.test(text))

/**
 * Leaves out rows at the end of two columns that have a time at the right: they are headers of entries below both columns. So is the title above the
 * first of them.
 */
export function withoutEntriesBelow(rows: readonly Row[], { from, to }: Run, x: number): Run {
  const isLeft = (segment: Segment): boolean => segment.x < x - 2
  const isEntry = ({ segments: [left, right, ...more] }: Row): boolean =>
    left !== undefined && right !== undefined && more.length === 0 && isLeft(left) && !isLeft(right) && isShortTime(right.text)
  const isTitle = ({ segments: [title, ...more] }: Row): boolean =>
    title !== undefined && more.length === 0 && isLeft(title) && headingIn(title.text.trim())?.rest === ''
  const own = rows.slice(from, to)
  const last = own.findLastIndex((row) => !isEntry(row))
  if (last === own.length - 1 || own.slice(0, last).some(isEntry)) return { from, to }
  return { from, to: from + own.findLastIndex((row, at) => at <= last && !isTitle(row)) + 1 }
}

/** Where the texts beside times begin. Lines below them that begin there are not indented. */
export const startsBesideTimes = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ segments: [time, text, ...more] }) =>
      time && text && more.length === 0 && isShortTime(time.text) ? [-1, 0, 1].map((away) => Math.round(text.x) + away) : [],
    ),
  )
