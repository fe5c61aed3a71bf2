import type { SectionName } from './heading-titles.ts'
import { headingIn, type Heading } from './headings.ts'
import type { Paragraph } from './paragraph.ts'
import { periodIn } from './period.ts'

/** The text style of a line. Word files have none, so their font size is used. */
export const lettersOf = ({ look, size }: Paragraph): string => look ?? `${size}`

export type HeadingLooks = {
  readonly counts: ReadonlyMap<string, number>
  readonly known: ReadonlySet<string>
  readonly own: ReadonlySet<string>
  readonly names: ReadonlySet<SectionName>
  readonly repeated: ReadonlySet<string>
  readonly hasOneOfCourses: boolean
}

/**
 * Finds the text styles of headings. `known` are all styles of known headings. `own` are styles that hardly any other text has, so unknown titles in
 * them are headings too. `repeated` are titles that occur more than once.
 */
export function looksOfHeadings(paragraphs: readonly Paragraph[]): HeadingLooks {
  const headings = paragraphs.filter(({ text, isBullet }) => !isBullet && headingIn(text)?.rest === '')
  const names = new Set(headings.flatMap(({ text }) => headingIn(text)?.name ?? []))
  const known = new Set(headings.flatMap(({ look }) => look ?? []))
  // Above the first heading, contact details may have the style of headings.
  const below = paragraphs.slice(paragraphs.findIndex((one) => one === headings[0]))
  const own = [...known].filter((look) => {
    const all = below.filter((one) => one.look === look)
    const count = headings.filter((one) => one.look === look).length
    return count >= 2 && all.length <= 2 * count + (count > 2 ? 2 : 0) && all.every(isTitle)
  })
  const counts = new Map([...Map.groupBy(headings, lettersOf)].map(([letters, some]) => [letters, some.length]))
  return {
    counts,
    known: headings.length < 2 ? new Set() : known,
    own: new Set(own),
    names,
    repeated: repeatedIn(headings),
    hasOneOfCourses: headings.filter(({ text }) => headingIn(text)?.name === 'education').length === 1,
  }
}

export const titleAlone = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** The titles that occur more than once: "Achievements" below each job is not a heading of a section. */
function repeatedIn(headings: readonly Paragraph[]): ReadonlySet<string> {
  const counts = Map.groupBy(headings, ({ text }) => titleAlone(text))
  return new Set([...counts].flatMap(([title, some]) => (some.length > 1 ? [title] : [])))
}

/** Removes list marks from headings: in some Word files all paragraphs are items of one list. */
export function withoutMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const headings = paragraphs.filter(({ text }) => text.length <= 90 && headingIn(text)?.rest === '')
  const marked = new Set(headings.filter(({ isBullet }) => isBullet))
  const isList = 2 * paragraphs.filter(({ isBullet }) => isBullet).length >= paragraphs.length
  const areAll = marked.size > 2 && ((isList && headings.length - marked.size < 2) || areMainMarked(headings))
  const names = areAll ? new Set([...marked].map(({ text }) => headingIn(text)?.name)) : new Set()
  const bare = names.size > 2 ? marked : inCapitals(paragraphs, headings)
  return bare.size > 0 ? paragraphs.map((one) => (bare.has(one) ? { ...one, isBullet: false } : one)) : paragraphs
}

/** Marked titles in capitals, one of them of two words or more, among marked lines in small letters: the mark may be of the list above. */
function inCapitals(paragraphs: readonly Paragraph[], headings: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const unmarked = new Set(headings.flatMap(({ text, isBullet }) => (isBullet ? [] : [headingIn(text)?.name])))
  const found = headings.filter(({ text, isBullet }) => isBullet && isInCapitals(text) && !unmarked.has(headingIn(text)?.name))
  const marked = paragraphs.filter(({ isBullet }) => isBullet)
  const areFew = 4 * marked.filter(({ text }) => isInCapitals(text)).length <= marked.length
  const isClear = found.some((one) => one.text.trim().includes(' ') || endsList(paragraphs, one))
  return new Set(areFew && isClear ? found : [])
}

/** Whether the line is the last one of a list: what it names stands below, without a mark. */
function endsList(paragraphs: readonly Paragraph[], line: Paragraph): boolean {
  const at = paragraphs.indexOf(line)
  const [before, after] = [paragraphs[at - 1], paragraphs[at + 1]]
  return before?.isBullet === true && after !== undefined && !after.isBullet
}

const isInCapitals = (text: string): boolean => /^[\p{Lu}&/-]{3,}[\p{Lu}\d\s&/().:-]{3,}$/u.test(text.slice(0, 80))

/** Whether the headings of education and jobs are all marked as list items. */
function areMainMarked(headings: readonly Paragraph[]): boolean {
  const main = headings.filter(({ text }) => /^(?:education|experience)$/.test(headingIn(text)?.name ?? ''))
  return main.every(({ isBullet }) => isBullet) && new Set(main.map(({ text }) => headingIn(text)?.name)).size === 2
}

/** Removes list marks from headings with icons: an icon looks like a list mark. */
export function withoutIcons(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const marked = new Set(paragraphs.filter(({ isBullet, look }) => isBullet && look !== undefined).map(({ look }) => look))
  const looks = new Set([...marked].filter((look) => areHeadings(paragraphs.filter((one) => one.look === look))))
  return looks.size === 0 ? paragraphs : paragraphs.map((one) => (looks.has(one.look) ? { ...one, isBullet: false } : one))
}

/** Whether all lines are titles, and at least half of them are headings of two sections or more. */
function areHeadings(lines: readonly Paragraph[]): boolean {
  if (!lines.every((line) => isTitle({ ...line, isBullet: false }))) return false
  const names = lines.flatMap(({ text }) => (headingIn(text)?.rest === '' ? [headingIn(text)?.name] : []))
  return new Set(names).size >= 2 && 2 * names.length >= lines.length
}

/** A title in letters that are set apart: "O P E N  S O U R C E". */
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
  const isOne =
    paragraph.look !== undefined && own.has(paragraph.look) && isTitle(paragraph) && !/:\s*[-–]?\s*\p{L}/u.test(paragraph.text)
  return isOne ? { name: nameByEnd(paragraph.text), title: paragraph.text, rest: '' } : null
}

/** The last word of an unknown title in the style of titles says what stands below it: "SALES SKILLS", "FLYING EXPERIENCE". */
const ends: readonly (readonly [SectionName, RegExp])[] = [
  ['skills', /\bskills?(?:[ -](?:map|matrix|sets?|profile))?\W*$/i],
  ['experience', /\bexperiences?\W*$/i],
  ['education', /\bqualifications?\W*$/i],
]
const nameByEnd = (title: string): SectionName => ends.find(([, end]) => end.test(title))?.[0] ?? 'other'

const belowSkills = [/^hobb(?:y|ies)$/i, /^interests?$/i, /^(?:WORK |PROFESSIONAL )?EXPERIENCE$/]

/**
 * Some titles open a section in any style, because the open section contains no such heading: "Languages Known", "Key Skills" below a summary, hobbies and
 * "EXPERIENCE" below skills, and, in Word files, education there.
 */
const opensHere = ({ name, title }: Heading, open: SectionName, look: string | undefined): boolean =>
  (open === 'skills' && (belowSkills.some((one) => one.test(title.trim())) || (look === undefined && name === 'education'))) ||
  (title.trim().includes(' ') && (name === 'languages' || (name === 'skills' && (open === 'education' || open === 'summary'))))

/** The only title of courses is no part of a job, a summary or a list of skills either, even if the other titles are larger. */
export const opensAlways = (heading: Heading, open: SectionName, look: string | undefined, looks: HeadingLooks): boolean =>
  opensHere(heading, open, look) ||
  (/^(?:experience|summary|skills)$/.test(open) && heading.name === 'education' && looks.hasOneOfCourses)
