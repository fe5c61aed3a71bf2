import { headingIn } from '#features/cv-words/headings.ts'
import { isLevel } from './list-parts.ts'
import type { Paragraph, TextPlace } from '#features/cv-words/paragraph.ts'
import { isHeadOfSkills } from './skill-tables.ts'

const separators = /[,;|•·●\t]/
const lettersOf = ({ look, size, isBullet }: Paragraph): string => `${look?.replace(/ capital$/, '') ?? size} ${isBullet}`

/** The names of groups of skills: lines in a text style of their own, each above a list. */
export function groupTitlesIn(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const [first] = lines
  const titles = lines.filter((line) => first !== undefined && lettersOf(line) === lettersOf(first))
  const areTitles =
    titles.length >= 2 &&
    2 * titles.length <= lines.length &&
    titles.every((line) => isGroupTitle(line, lines[lines.indexOf(line) + 1]))
  return new Set([...(areTitles ? titles : []), ...largerTitles(lines), ...titlesOfItems(lines)])
}

/** Lines without a mark, each right above items with marks: "Networking", "• Installing wizards", "• Sharing connections". */
function titlesOfItems(lines: readonly Paragraph[]): readonly Paragraph[] {
  const plain = lines.filter(({ isBullet }) => !isBullet)
  const titles = plain.filter(({ text }) => text.length <= 40 && !separators.test(text.replace(/[;:]$/, '')))
  const above = titles.filter((line) => lines[lines.indexOf(line) + 1]?.isBullet === true)
  const areTitles = above.length > 1 && 3 * plain.length <= lines.length && 4 * above.length >= 3 * plain.length
  return areTitles ? above : []
}

/** Lines above lists that are more than 20 % larger than the median line. */
function largerTitles(lines: readonly Paragraph[]): readonly Paragraph[] {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0
  const larger = lines.filter((line, at) => line.size > 1.2 * usual && isAboveList(line, lines[at + 1], 1.1 * usual))
  return 2 * larger.length <= lines.length ? larger : []
}

function isAboveList({ text, isBullet }: Paragraph, next: Paragraph | undefined, most: number): boolean {
  if (isBullet || text.length > 60 || /[,;|•]/.test(text) || !next || next.size > most || isLevel(next.text)) return false
  return separators.test(next.text) || next.text.split(' ').length <= 4
}

const rowOf = ({ page, box }: TextPlace): string => `${page} ${Math.round((box.y + box.height / 2) / 5)}`

/** The names of groups in a column at the left of their lists. */
export function labelsBeside(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const lists = Map.groupBy(
    lines.filter(({ text }) => separators.test(text)),
    ({ place }) => (place ? rowOf(place) : ''),
  )
  return new Set(
    lines.filter(({ text, place }) => {
      if (!place || separators.test(text)) return false
      const [list] = lists.get(rowOf(place)) ?? []
      return list?.place !== undefined && list.place.column !== place.column && list.place.box.x > place.box.x + place.box.width
    }),
  )
}

/** Whether the line can name a group. A line above a level is a skill. */
function isGroupTitle({ text, isBullet }: Paragraph, next: Paragraph | undefined): boolean {
  return !isBullet && text.length <= 40 && !separators.test(text) && next !== undefined && !isLevel(next.text)
}

const groupName =
  /^(?:(?:programming|scripting|markup|computer|web)\s+)?languages?$|^programming$|^(?:technical|soft|hard|key|core|other|computer|professional|personal|it|interpersonal)\s+skills$|^(?:(?:other|development|web|software)\s+)?(?:tools|technologies|frameworks|libraries|databases|platforms|operating systems)(?:\s*(?:and|&|\/)\s*(?:tools|technologies|frameworks|libraries|platforms))?$|^(?:others?|miscellaneous|misc|proficient(?: in| with)?|familiar(?: with)?|skills?|expertise|competenc(?:y|ies)|technical)$/i

/** Whether the line is only the name of a group, such as "Tools", and no level stands below it; or any text above ": Spring". */
export const isGroupName = ({ text }: Paragraph, next: Paragraph | undefined): boolean =>
  isHeadOfSkills(text) ||
  (/^[–-]?\s?:/.test(next?.text ?? '') && !separators.test(text)) ||
  (groupName.test(text) && !(next && isLevel(next.text)))

/** Names of groups beside skills that are none: "Sport⇥Gym, running". */
const freeTime =
  /^(?:sports?|hobb(?:y|ies|ys)|(?:personal )?interests?|(?:persönliche )?interessen|freizeit|loisirs|intérêts|aficiones|intereses|deportes?)$/i

const firstCell = ({ text }: Paragraph): string => (/^[^\t]{3,40}(?=\t)/.exec(text)?.[0] ?? '').trim()

/** Removes lines of other sections: "Interests: chess", or "Interests" with the hobbies below it. */
export function withoutOtherGroups(lines: readonly Paragraph[]): Paragraph[] {
  let title: Paragraph | null = null
  return lines.filter((line, at) => {
    if (isTitleOfOther(line, lines[at + 1])) title = line
    else if (title && lettersOf(line) === lettersOf(title)) title = null
    return title === null && !isOtherPart(labelIn(line)) && !freeTime.test(firstCell(line))
  })
}

const isTitleOfOther = (line: Paragraph, next: Paragraph | undefined): boolean =>
  !line.isBullet && next !== undefined && lettersOf(next) !== lettersOf(line) && isOtherPart(line.text)

export const label = /^([^:,;\t]{2,40})\t?:(?:\s+|$)/

const labelIn = ({ text, lead = '' }: Paragraph): string => label.exec(text)?.[1]?.trim() ?? (text.startsWith(lead) ? lead : '')

function isOtherPart(text: string): boolean {
  const heading = text === '' ? null : headingIn(text)
  return heading !== null && !['skills', 'languages', 'experience', 'projects'].includes(heading.name)
}
