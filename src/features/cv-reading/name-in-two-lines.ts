import { isNoName } from './beside-names.ts'
import { emailIn } from '#features/cv-words/contact-details.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { isInEmail } from './name-in-address.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { scoreOf } from '#features/cv-words/words.ts'

type IsName = (line: Paragraph) => boolean
const mostAbove = 8

/** Joins the two lines of a name: they are the largest text, one right below the other, or the email address has a word of each. */
export function withWholeName(lines: readonly Paragraph[], isName: IsName): readonly Paragraph[] {
  const email = lines.map(({ text }) => (text.includes('@') ? (emailIn(text)?.found ?? '') : '')).find((one) => one !== '') ?? ''
  const at = lines.slice(0, mostAbove).findIndex((one, number) => {
    const two = lines[number + 1]
    if (!two || !isName(one) || !areWords(one, two)) return false
    return isNameByAddress(one, two, email) || (isName(two) && areLargest(one, two, lines) && isRightBelow(one, two))
  })
  const [one, two] = at < 0 ? [] : [lines[at], lines[at + 1]]
  if (!one || !two) return lines
  return [...lines.slice(0, at), { ...one, text: `${one.text} ${two.text}` }, ...lines.slice(at + 2)]
}

/** Whether the lines have no more than the words of one name. */
function areWords(...lines: readonly Paragraph[]): boolean {
  const words = lines.flatMap(({ text }) => text.split(' '))
  return (
    words.length <= 4 &&
    lines.every(({ text, isBullet }) => !isBullet && headingIn(text) === null && !isNoName(text)) &&
    words.every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word))
  )
}

/** A surname that is a town or an occupation is known by the address: "Asha", "Salem", asha.salem@…. */
const isNameByAddress = (one: Paragraph, two: Paragraph, email: string): boolean =>
  isInEmail(`${one.text} ${two.text}`, email) && !isInEmail(one.text, email) && !isInEmail(two.text, email)

/** Whether nothing else is as large as the two lines, but headings and the occupation. */
function areLargest(one: Paragraph, two: Paragraph, all: readonly Paragraph[]): boolean {
  const [small, large] = [Math.min(one.size, two.size), Math.max(one.size, two.size)]
  const others = all.filter((line) => line !== one && line !== two)
  const sizes = others.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const isAlike = one.look === two.look || !one.text.includes(' ')
  return (
    isAlike &&
    small > 1.25 * usual &&
    large < 1.15 * small &&
    others.every(({ text, size }) => size <= 0.95 * small || scoreOf(text) > 0 || headingIn(text) !== null)
  )
}

/** Whether the second line begins, or has its middle, below the first one. Word files tell no places. */
function isRightBelow({ place: above, size }: Paragraph, { place: below }: Paragraph): boolean {
  if (!above || !below) return above === below
  const [one, two] = [above.box, below.box]
  const gap = two.y - (one.y + one.height)
  const isAligned = Math.abs(one.x - two.x) < size || Math.abs(one.x + one.width / 2 - two.x - two.width / 2) < size
  return above.page === below.page && isAligned && gap < 0.8 * size && gap > -size
}
