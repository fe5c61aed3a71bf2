import type { SectionName } from './heading-titles.ts'
import { headingIn, type Heading } from './headings.ts'
import type { Paragraph } from './paragraph.ts'
import { periodIn } from './period.ts'

/** A Word file has no looks, but the sizes of its headings. */
export const lettersOf = ({ look, size }: Paragraph): string => look ?? `${size}`

export type HeadingLooks = {
  readonly counts: ReadonlyMap<string, number>
  readonly known: ReadonlySet<string>
  readonly own: ReadonlySet<string>
  readonly names: ReadonlySet<SectionName>
  readonly repeated: ReadonlySet<string>
}

/** The letters in which headings stand: `own` are those in which little else stands, so that unknown words in them are headings too. */
export function looksOfHeadings(paragraphs: readonly Paragraph[]): HeadingLooks {
  const headings = paragraphs.filter(({ text, isBullet }) => !isBullet && headingIn(text)?.rest === '')
  const names = new Set(headings.flatMap(({ text }) => headingIn(text)?.name ?? []))
  const known = new Set(headings.flatMap(({ look }) => look ?? []))
  const own = [...known].filter((look) => {
    const all = paragraphs.filter((one) => one.look === look)
    const count = headings.filter((one) => one.look === look).length
    return count >= 2 && all.length <= 2 * count && all.every(isTitle)
  })
  const counts = new Map([...Map.groupBy(headings, lettersOf)].map(([letters, some]) => [letters, some.length]))
  return { counts, known: headings.length < 2 ? new Set() : known, own: new Set(own), names, repeated: repeatedIn(headings) }
}

export const titleAlone = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** "Achievements" below each job is no part of the file. */
function repeatedIn(headings: readonly Paragraph[]): ReadonlySet<string> {
  const counts = Map.groupBy(headings, ({ text }) => titleAlone(text))
  return new Set([...counts].flatMap(([title, some]) => (some.length > 1 ? [title] : [])))
}

/** Some Word files are one list, whose items are the headings too. */
export function withoutMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const headings = paragraphs.filter(({ text }) => text.length <= 60 && headingIn(text)?.rest === '')
  const marked = new Set(headings.filter(({ isBullet }) => isBullet))
  const isList = 2 * paragraphs.filter(({ isBullet }) => isBullet).length >= paragraphs.length
  const areAll = marked.size > 2 && ((isList && headings.length - marked.size < 2) || areMainMarked(headings))
  const names = areAll ? new Set([...marked].map(({ text }) => headingIn(text)?.name)) : new Set()
  return names.size > 2 ? paragraphs.map((one) => (marked.has(one) ? { ...one, isBullet: false } : one)) : paragraphs
}

/** The headings of the education and the jobs have marks, and none that has no mark is about them. */
function areMainMarked(headings: readonly Paragraph[]): boolean {
  const main = headings.filter(({ text }) => /^(?:education|experience)$/.test(headingIn(text)?.name ?? ''))
  return main.every(({ isBullet }) => isBullet) && new Set(main.map(({ text }) => headingIn(text)?.name)).size === 2
}

/** An icon before a heading looks like the mark of a list. */
export function withoutIcons(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const marked = new Set(paragraphs.filter(({ isBullet, look }) => isBullet && look !== undefined).map(({ look }) => look))
  const looks = new Set([...marked].filter((look) => areHeadings(paragraphs.filter((one) => one.look === look))))
  return looks.size === 0 ? paragraphs : paragraphs.map((one) => (looks.has(one.look) ? { ...one, isBullet: false } : one))
}

/** Several parts of a CV, and hardly anything else. */
function areHeadings(lines: readonly Paragraph[]): boolean {
  if (!lines.every((line) => isTitle({ ...line, isBullet: false }))) return false
  const names = lines.flatMap(({ text }) => (headingIn(text)?.rest === '' ? [headingIn(text)?.name] : []))
  return new Set(names).size >= 2 && 2 * names.length >= lines.length
}

/** "O P E N  S O U R C E" */
const setApart = /^(?:[\p{L}&] ){4,}\p{L}$/u

function isTitle({ text, isBullet }: Paragraph): boolean {
  return (
    !isBullet &&
    text.length <= 50 &&
    !/[\t\d,@]/.test(text) &&
    (text.split(' ').length <= 5 || setApart.test(text)) &&
    periodIn(text) === null
  )
}

export function lookedLike(paragraph: Paragraph, { own }: HeadingLooks): Heading | null {
  const isOne = paragraph.look !== undefined && own.has(paragraph.look) && isTitle(paragraph)
  return isOne ? { name: 'other', title: paragraph.text, rest: '' } : null
}
