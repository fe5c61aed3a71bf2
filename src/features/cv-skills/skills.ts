import { weighed } from '#features/cv-words/doubt-weights.ts'
import { onlyInside, withInside, withOpenBrackets } from './bracketed-skills.ts'
import { isLevel, isShortList, longestItem, parted, type ReadItem, type ReadItems, tidied, unique } from './list-parts.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import { isOnlyTime } from '#features/cv-words/period.ts'
import { label } from './skill-groups.ts'
import { isSentence, skillLines } from './skill-lines.ts'
import { signsOfSkills } from './skills-sure.ts'
import { skillSure } from './wording-sure.ts'
import { isInstitution, isRealPlace } from '#features/cv-words/words.ts'

/**
 * Reads skills: "Tools: Java, SQL" are two. Drops levels, numbers, names of groups, sentences, and words that only praise. `others` are the
 * employers, schools and positions of the same file: an item with such a name is doubtful.
 */
export function skillsIn(paragraphs: readonly Paragraph[], others: ReadonlySet<string> = new Set()): ReadItems {
  const { lines, other, isCut, behindProse } = skillLines(paragraphs)
  const likeTitles = likeTitlesIn(lines)
  const inside = new Map(lines.map((line) => [line, onlyInside(line.text)]))
  const found = lines.flatMap((from) => itemsOf(from).map((text, at) => ({ text: tidied(text), from, isFirst: at === 0 })))
  const isOfOther = (text: string): boolean =>
    [...others].some((name) => name.startsWith(text.toLowerCase())) && isInstitution(text)
  const items = found.filter(({ text }) => isSkill(text) && !isOfOther(text))
  const long = found.filter(
    ({ text }) => text.length > longestItem || (isSentence(text) && !isLevel(text)) || aboutPerson.test(text),
  )
  const isOdd = ({ text, from, isFirst }: FoundText): boolean =>
    likeTitles.has(from) ||
    others.has(text.toLowerCase()) ||
    (isFirst && broad.test(text)) ||
    inside.get(from)?.has(text) === true
  const signsOf = signsOfSkills(items, lines, behindProse)
  const sureOf = (one: FoundText): number =>
    weighed(Math.min(skillSure(one.text), isOdd(one) ? 0.5 : 1, isCut && !isShortList(one.from) ? 0.55 : 1), signsOf(one))
  return {
    items: unique(items.map((one): ReadItem => ({ item: one.text, sure: sureOf(one), from: [one.from] }))),
    left: [...other.map(plain), ...long.map(({ text }) => text)].map((text) => ({ title: 'Skills', text })),
  }
}

type FoundText = { readonly text: string; readonly from: Paragraph; readonly isFirst: boolean }

/** At the beginning of a line, each of these words names a group of skills as often as a skill. */
const broad =
  /^(?:accounting|administration|analytics|backend|back-end|business|clinical|cloud|code|coding|computers?|creative|data|databases?|design|development|devops|editing|finance|frontend|front-end|full-?stack|general|hardware|management|marketing|methods|methodologies|mobile|networking|office|programming|research|security|software|systems?|teaching|technical|testing|web)$/i

const isAlone = ({ text, isBullet }: Paragraph): boolean => !isBullet && !/[,;|•·●\t]/.test(text) && !label.test(text)

const isAboveGroup = (next: Paragraph | undefined, look: string | undefined): boolean =>
  next !== undefined && !(isAlone(next) && next.look === look)

/**
 * Lines with a single text that may name a group: among lines of several items, or in a style that at most half of the lines have. What a group has
 * stands below its name: the last line names none, nor does one above a single text in the same style.
 */
function likeTitlesIn(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const counts = Map.groupBy(lines, ({ look }) => look)
  const areLists = lines.filter((line) => !isAlone(line)).length >= 0.3 * lines.length
  const isFew = (alike: number): boolean => alike < lines.length && alike <= 0.5 * lines.length
  const alone = lines.filter((line, at) => isAlone(line) && isAboveGroup(lines[at + 1], line.look))
  return new Set(alone.filter((line) => areLists || (line.look !== undefined && isFew(counts.get(line.look)?.length ?? 0))))
}

/** "Languages: Python, SQL. Tools: Git" has a label behind each full stop. */
const behindStop = /\.\s+(?=\p{Lu}[^.,:;]{2,25}:\s)/u

const itemsOf = (paragraph: Paragraph): readonly string[] =>
  paragraph.text.split(behindStop).flatMap((text) => itemsOfList({ ...paragraph, text }))

function itemsOfList(paragraph: Paragraph): readonly string[] {
  const parts = withOpenBrackets(withInside(parted(withoutLabel(paragraph)), (name) => broad.test(name)))
  const last = parts.at(-1) ?? ''
  // The last two items of "HTML, CSS and JavaScript" have no comma between them. In columns, "Patience & Care" is a single one.
  const [, one, two] =
    (parts.length > 1 && !paragraph.text.includes('\t') && /^(\S{1,20}) (?:and|&) (\S{1,20})$/.exec(last)) || []
  return one && two && one !== 'and' ? [...parts.slice(0, -1), one, two] : parts
}

/** Removes a label before the items: before a colon or a dash, in a cell of its own, or in another style. */
function withoutLabel(paragraph: Paragraph): string {
  const { text } = paragraph
  const bare = text.replace(label, '')
  // "Python: Advanced", "Java: at professional level"
  if (bare !== text && bare !== '' && isLevel(bare)) return label.exec(text)?.[1] ?? ''
  return bare === text ? (besideCell(text) ?? besideDash(text) ?? besideLead(paragraph) ?? text) : bare
}

function besideCell(text: string): string | null {
  const [cell = '', other, ...more] = text.split('\t')
  return more.length === 0 && !cell.includes(',') && other?.includes(',') ? other : null
}

const besideDash = (text: string): string | null =>
  /^[^,;\t]{2,30}(?:\s[–—-]|(?<=\p{L})[–—-]) (.+[,;].+)$/u.exec(text)?.[1] ?? null

function besideLead({ text, lead }: Paragraph): string | null {
  if (!lead || !text.startsWith(lead) || /[,;|•]/.test(lead)) return null
  const rest = text.slice(lead.length).trim()
  return /^[^,;]+,/.test(rest) ? rest : null
}

const praise =
  /^(?:hard[- ]?working|honest|punctual|polite|outgoing|friendly|(?:self[- ])?motivated|dedicated|sincere|passionate|energetic|optimistic|confident|reliable|flexible|creative|curious|patient|ambitious|adaptable|organi[sz]ed|enthusiastic|loyal|obedient|disciplined|responsible|proactive|dynamic|resilient|handsome|helpful|cooperative|committed|trustworthy|humble|kind|calm|smart|cheerful)$/i

/** Names of groups of skills that are never a skill. */
const groupAlone = /^(?:and )?(?:tools|(?:infra)?structures|frameworks|databases|libraries|technologies|platforms|others?|etc)$/i

/** Whether the text has two characters or more, or is a programming language of one letter. */
const isNamed = (text: string): boolean =>
  /\p{L}/u.test(text) && /^[CRDJK]$|.{2}/u.test(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}+#)]+$/gu, ''))

/** The number of a document, such as "H 8846358" of a passport. */
const numberOfPaper = /^\p{Lu}{1,2}[\s-]?\d{6,8}$/u
const isPlaceOrCourse = (text: string): boolean => isCourse(text) || (text.length > 3 && isRealPlace(text))
const isCourse = (text: string): boolean => beginsWithDegree(text) && isInstitution(text)

/** The words at the end of a declaration. */
const ofForm = /^(?:(?:(?:date|place)[ :&/-]*)+|signature|(?:yours?|thank(?:ing)?) (?:sincerely|faithfully|truly|you))$/i

const webAddress = /^(?:www\.|https?:)\S+$|^\S+@\S+$/i

/** How long somebody has worked: "4 years in software", "with 20-year experience". */
const ofTime =
  /^(?:with\s|over\s|more than\s)*\d{1,2}\+?[\s-]*(?:years?|yrs?|months?)\b\.?\s\p{Ll}|^years? of (?:experience|exp)\b/iu

/** What people say about themselves: "Ability to work in a team", "Always ready to learn". */
const aboutPerson =
  /^[^\p{L}]{0,3}(?:(?:good |strong |excellent |have )?(?:ability|capability|willingness|willing|ready|able|capable) (?:to|of)\s|always\s|easily\s|can (?:easily )?\p{Ll}|source of inspiration|comfortable (?:and|in|with)\s|(?:thanks|thank you)$)/iu

/** The name of the person below a declaration: "(Asha Menon)". */
const signature = /^\((?:\p{Lu}\.\s?)*\p{Lu}\p{L}+(?:\.\p{Lu}|\s[\p{L}.]+){1,3}\)$/u

const wordsOfNone = [signature, webAddress, ofTime, praise, groupAlone, numberOfPaper, ofForm, aboutPerson]

function isSkill(text: string): boolean {
  if (text.length > longestItem || !isNamed(text)) return false
  if ((isLevel(text.replace(/^[–—-]\s+/, '')) && !/^writing$/i.test(text)) || /[:-]$/.test(text) || isOnlyTime(text)) return false
  return !isSentence(text) && !wordsOfNone.some((words) => words.test(text)) && !isPlaceOrCourse(text)
}
