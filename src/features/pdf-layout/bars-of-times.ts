import { isMomentAlone, isNowAlone } from '#features/cv-words/period.ts'
import type { Row, Segment } from './pdf-lines.ts'

const isTime = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined && (isMomentAlone(segment.text.trim()) || isNowAlone(segment.text.trim()))

/** Whether the row is only the upright line between the end of a job, above it, and the start, below it. */
function isBar({ segments: [bar, ...more] }: Row, above: Segment | undefined, below: Segment | undefined): boolean {
  if (!bar || more.length > 0 || !/^[|│┃]$/.test(bar.text.trim()) || !isTime(above) || !isTime(below)) return false
  return [above, below].every(({ x, right }) => x <= bar.right && right >= bar.x)
}

/** Joins the two times of each job on a time line that is drawn with bars: "Present" above a bar above "2021". */
export function withoutBars(rows: readonly Row[]): readonly Row[] {
  const done: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row, bar, next] = rows.slice(at, at + 3)
    const [end, ...behind] = row?.segments ?? []
    const [start, ...rest] = next?.segments ?? []
    if (!row) break
    if (!bar || !next || !end || !start || !isBar(bar, end, start)) {
      done.push(row)
      continue
    }
    const whole = { ...end, text: `${start.text.trim()} – ${end.text.trim()}`, lead: '' }
    done.push({ ...row, segments: [whole, ...behind] }, ...(rest.length > 0 ? [{ ...next, segments: rest }] : []))
    at += 2
  }
  return done
}
