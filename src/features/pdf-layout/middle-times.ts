import { isNowAlone, isOnlyTime } from '#features/cv-words/period.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import type { Row, Segment } from './pdf-lines.ts'

/** In points. */
const near = 2
const longest = 40
/** In sizes of the text at the right. */
const mostGap = 5

const isTime = ({ text }: Segment): boolean => text.length <= longest && (isOnlyTime(text.trim()) || isNowAlone(text.trim()))

/**
 * The times that stand in a narrow column between two others and belong to the right one: nothing else of the left column reaches so far, and each has a
 * text of the right column close beside it, of which half name a position or a firm.
 */
export function timesOfRight(rows: readonly Row[], x: number): readonly Segment[] {
  const left = rows.flatMap((row) => row.segments.filter((one) => one.x < x - near))
  const others = left.filter((one) => !isTime(one))
  const times = left.filter(isTime)
  if (times.length === 0 || others.length === 0) return []
  const reached = Math.max(...others.map(({ right }) => right))
  const beside = new Map(
    rows.flatMap(({ segments }) => segments.map((one) => [one, segments.find((text) => text.x >= x - near)])),
  )
  const texts = times.map((time) => beside.get(time))
  const isBetween = times.every((time) => time.x > reached && isSingle(time, times, beside))
  const named = texts.filter((text) => scoreOf(text?.text ?? '') !== 0)
  return isBetween && 2 * named.length >= texts.length ? times : []
}

/** Whether a text of the right column stands beside the time, at which no other time stands. */
const isSingle = (time: Segment, times: readonly Segment[], beside: ReadonlyMap<Segment, Segment | undefined>): boolean => {
  const text = beside.get(time)
  const isClose = text !== undefined && text.x - time.right <= mostGap * text.size
  return isClose && !times.some((other) => other !== time && beside.get(other) === text)
}

/** Whether the text is a part of the time. */
export const isWithin = ({ x }: { readonly x: number }, time: Segment): boolean => x >= time.x && x < time.right
