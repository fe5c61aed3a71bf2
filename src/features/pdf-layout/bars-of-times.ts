import { isMomentAlone, isNowAlone } from '#features/cv-words/period.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isTime = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined && (isMomentAlone(segment.text.trim()) || isNowAlone(segment.text.trim()))

/** Whether the row is only the upright line between the end of a job, above it, and the start, below it. */
function isBar({ segments: [bar, ...more] }: Row, above: Segment | undefined, below: Segment | undefined): boolean {
  if (!bar || more.length > 0 || !/^[|│┃]$/.test(bar.text.trim()) || !isTime(above) || !isTime(below)) return false
  return [above, below].every(({ x, right }) => x <= bar.right && right >= bar.x)
}

/** The rows of a job whose two times stand above and below a bar, with one time. Null if the rows are others. */
function joinedAt(row: Row, bar: Row | undefined, next: Row | undefined): Row[] | null {
  const [end, ...behind] = row.segments
  const [start, ...rest] = next?.segments ?? []
  if (!bar || !next || !end || !start || !isBar(bar, end, start)) return null
  const whole = { ...end, text: `${start.text.trim()} – ${end.text.trim()}`, lead: '' }
  return [{ ...row, segments: [whole, ...behind] }, ...(rest.length > 0 ? [{ ...next, segments: rest }] : [])]
}

/** Joins the two times of each job on a time line that is drawn with bars: "Present" above a bar above "2021". */
export function withoutBars(rows: readonly Row[]): readonly Row[] {
  const done: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row, bar, next] = rows.slice(at, at + 3)
    const joined = row ? joinedAt(row, bar, next) : null
    if (joined) at += 2
    done.push(...(joined ?? rows.slice(at, at + 1)))
  }
  return done
}
