import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import type { Period } from '#features/cv-words/point-in-time.ts'
import { isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

const mostBelow = 3
const shortestText = 40
const longestRole = 80
const mostWords = 6

/** Where the position stands below a text about the employer: "A trader in spices with 40 shops in two states", "Clerk – Exports". -1 if nowhere. */
export function roleBelowText(body: readonly Paragraph[]): number {
  const at = body.slice(0, mostBelow).findIndex(isRole)
  return at > 0 && body.slice(0, at).every(isText) ? at : -1
}

const isText = ({ text, isBullet, fields }: Paragraph): boolean => !isBullet && !fields && text.length >= shortestText

function isRole({ text, isBullet, fields }: Paragraph): boolean {
  if (isBullet || fields || text.length > longestRole || !/^\p{Lu}.*[^.:;]$/u.test(text)) return false
  const [role = ''] = text.split(/\t|\s[–—-]\s|,\s|\s?[(/:]/)
  return role.split(' ').length <= mostWords && isRoleAtEnd(role) && periodIn(text) === null
}

/** Whether the time in a line is that of a remark or of a task, and no job. */
export const isTextWithTime = (text: string, period: Period): boolean =>
  scoreOf(period.rest) <= 0 && (isRemark(text, period) || isTask(text, period))

/** A line in brackets with more than a time: "(posted to the office in Xville during 2015 – 2016)". */
const isRemark = (text: string, { rest }: Period): boolean => /^\([^()]+\)$/.test(text) && rest.split(/\s+/).length > 3

/** A text about the work with its time in brackets: "Planning and setting up of the stores for several mills of the south (1990 to 1994)". */
const isTask = (text: string, { rest }: Period): boolean =>
  text.length > 70 && /\([^()]{4,24}\)\.?$/.test(text) && (rest.match(/\s\p{Ll}{2,}(?=\s)/gu) ?? []).length > 4
