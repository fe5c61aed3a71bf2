import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isRoleAtEnd } from '#features/cv-words/words.ts'

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
