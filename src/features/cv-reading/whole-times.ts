import { isMomentAlone, isNowAlone, openTime } from '#features/cv-words/period.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

const longestLine = 160

/** "Rao & Sons⇥Jan 2020 –" above "Clerk⇥Present": the time at the right has two lines, and is put together in the first. */
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
  !isBullet && !fields && text.length <= longestLine && openTime(text)

function endOf({ text, isBullet, fields }: Paragraph): { readonly time: string; readonly rest: string } | null {
  if (isBullet || fields || text.length > longestLine) return null
  const cells = text.split('\t')
  const time = cells.at(-1) ?? ''
  return isMomentAlone(time) || isNowAlone(time) ? { time, rest: cells.slice(0, -1).join('\t') } : null
}
