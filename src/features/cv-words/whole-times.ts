import { isMomentAlone, isNowAlone, isOnlyTime, openTime, periodIn } from './period.ts'
import { isHeadLike, type Paragraph } from './paragraph.ts'

const longestLine = 160

/** Joins a time that wraps at the right: "Rao & Sons⇥Jan 2020 –" above "Clerk⇥Present". The first line gets the whole time. */
export function withWholeTimes(lines: readonly Paragraph[]): readonly Paragraph[] {
  const whole: Paragraph[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const end = above && isOpen(above) ? endOf(line) : null
    if (!above || end === null) whole.push(line)
    else {
      whole[whole.length - 1] = { ...above, text: `${above.text} ${end.time}` }
      if (end.rest !== '') whole.push({ ...line, text: end.rest })
    }
  }
  return whole
}

const isOpen = ({ text, isBullet, fields }: Paragraph): boolean =>
  !isBullet && !fields && text.length <= longestLine && (openTime(text) || isMomentAlone(openFrom.exec(text)?.[1] ?? ''))

const openFrom = /\s(?:from|since)\s+(.{4,24}?)\s*[–—-]$/i
/** "Present – 8 months (Clerk)" */
const nowAndMore = /^(present|till\s+date|now)\s?[–—-]\s?(.+)$/i

function endOf({ text, isBullet, fields }: Paragraph): { readonly time: string; readonly rest: string } | null {
  if (isBullet || fields || text.length > longestLine) return null
  const [, now, rest = ''] = nowAndMore.exec(text) ?? []
  if (now) return { time: now, rest }
  const cells = text.split('\t')
  const time = cells.at(-1) ?? ''
  return isMomentAlone(time) || isNowAlone(time) ? { time, rest: cells.slice(0, -1).join('\t') } : null
}

/** Moves the time below each description to below the name of the job, if the whole section has the order name, description, time. */
export function withTimesOfEnds(lines: readonly Paragraph[]): readonly Paragraph[] {
  const jobs = jobsToTimes(lines)
  if (jobs.length < 2 || !jobs.every(isEndedByTime)) return lines
  return jobs.flatMap((job) => [...job.slice(0, 1), ...job.slice(-1), ...job.slice(1, -1)])
}

/** Whether a line has a time and nothing else. */
export const isTimeAlone = ({ text, fields, isBullet }: Paragraph): boolean =>
  !fields && !isBullet && text.length <= 40 && isOnlyTime(text.replaceAll('\t', ' ').replace(/\.$/, ''))

/** Splits the lines into jobs, each of which ends with a time alone. Empty if the last line is not such a time. */
function jobsToTimes(lines: readonly Paragraph[]): (readonly Paragraph[])[] {
  const ends = lines.flatMap((line, at) => (isTimeAlone(line) ? [at + 1] : []))
  return ends.at(-1) === lines.length ? ends.map((end, at) => lines.slice(ends[at - 1] ?? 0, end)) : []
}

/** Whether only the first line looks like a header, and only the last line names a time. */
function isEndedByTime(job: readonly Paragraph[]): boolean {
  const [first, ...others] = job.slice(0, -1)
  const isName = first !== undefined && isHeadLike(first) && first.text.length <= 80 && periodIn(first.text) === null
  return isName && others.length > 0 && others.every((line) => !line.fields && (line.isBullet || line.text.length > 80))
}
