import type { Period } from '#features/cv-words/point-in-time.ts'
import { scoreOf } from '#features/cv-words/words.ts'

/** Whether the time in a line is that of a remark or of a task, and no job. */
export const isTextWithTime = (text: string, period: Period): boolean =>
  scoreOf(period.rest) <= 0 && (isRemark(text, period) || isTask(text, period))

/** A line in brackets with more than a time: "(posted to the office in Xville during 2015 – 2016)". */
const isRemark = (text: string, { rest }: Period): boolean => /^\([^()]+\)$/.test(text) && rest.split(/\s+/).length > 3

/** A text about the work with its time in brackets: "Planning and setting up of the stores for several mills of the south (1990 to 1994)". */
const isTask = (text: string, { rest }: Period): boolean =>
  text.length > 70 && /\([^()]{4,24}\)\.?$/.test(text) && (rest.match(/\s\p{Ll}{2,}(?=\s)/gu) ?? []).length > 4
