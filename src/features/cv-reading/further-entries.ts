import type { FurtherEntry, FurtherSection } from '#features/cv-words/reading-contract.ts'
import { webAddressIn } from '#features/cv-words/contact-details.ts'
import { isFurther } from '#features/cv-words/headings.ts'
import { isDetailOfProject, isLabelOfTime, labelledProject } from './labelled-projects.ts'
import { isHeadLike, type Paragraph, partsOfLine, plain } from '#features/cv-words/paragraph.ts'
import type { ReadEntry } from '#features/cv-words/proposal.ts'
import type { Section } from './sections.ts'
import { isTimeOfEntry, timeIn } from './times-of-entries.ts'

type OpenEntry = { -readonly [key in keyof FurtherEntry]: FurtherEntry[key] }

/** Reads projects, certificates, publications and volunteering. */
export function furtherIn(sections: readonly Section[]): ReadEntry[] {
  return sections.flatMap(({ name, paragraphs }) => (isFurther(name) ? entriesOf(name, paragraphs) : []))
}

function entriesOf(section: FurtherSection, paragraphs: readonly Paragraph[]): ReadEntry[] {
  const entries: { readonly entry: OpenEntry; readonly from: Paragraph[] }[] = []
  const looks = looksOfHeads(paragraphs)
  const areItems = section === 'certificates' || section === 'publications'
  const isInItems = paragraphs[0]?.isBullet === true
  for (const paragraph of paragraphs) {
    const last = entries.at(-1)
    const isHead = areItems ? !isDetail(paragraph, last?.entry, looks) : isHeadOf(paragraph, last?.entry, { looks, isInItems })
    if (!last || isHead) entries.push({ entry: opened(section, paragraph), from: [paragraph] })
    else {
      last.from.push(paragraph)
      add(last.entry, paragraph)
    }
  }
  return entries.filter(({ entry }) => entry.name !== '')
}

/** The text style of a paragraph. Word files have none, so their font size is used. */
const lookOf = ({ look, size, isBullet }: Paragraph): string => look ?? `${size} ${isBullet}`

/** The text style of the first line of the section, in which its entries begin. Empty if all lines have that style. */
function looksOfHeads(paragraphs: readonly Paragraph[]): ReadonlySet<string> {
  const [first] = paragraphs
  if (!first || (first.look === undefined && paragraphs.every(({ size }) => size >= first.size))) return new Set()
  const count = paragraphs.filter((one) => lookOf(one) === lookOf(first)).length
  return new Set(count < paragraphs.length ? [lookOf(first)] : [])
}

type EntryShape = { readonly looks: ReadonlySet<string>; readonly isInItems: boolean }

const isHeadOf = (line: Paragraph, last: OpenEntry | undefined, shape: EntryShape): boolean =>
  labelledProject(line.text) !== null || (!isBelowHead(line, last) && isLikeHead(line, last, shape))

const isBelowHead = (line: Paragraph, last: OpenEntry | undefined): boolean =>
  isTime(line) || isDetailOfProject(line.text) || (last?.description === '' && last.name === '')

/** A project begins with a line in the style of the first one. Without such a style, it begins with a line that looks like a header. */
function isLikeHead(line: Paragraph, last: OpenEntry | undefined, { looks, isInItems }: EntryShape): boolean {
  if (looks.size > 0) return looks.has(lookOf(line))
  return line.isBullet ? isInItems && last?.description === '' && last.startDate === '' : isHeadLike(line)
}

/** Whether a line only names the issuer or the date of the certificate above. */
function isDetail(paragraph: Paragraph, last: OpenEntry | undefined, looks: ReadonlySet<string>): boolean {
  if (!last) return false
  return isTime(paragraph) || (looks.size > 0 && !looks.has(lookOf(paragraph)))
}

const isTime = ({ text }: Paragraph): boolean => isTimeOfEntry(text)

const textOf = (section: FurtherSection, line: Paragraph): string =>
  section === 'publications' ? plain(line) : (labelledProject(line.text) ?? partsOfLine(line))

function opened(section: FurtherSection, paragraph: Paragraph): OpenEntry {
  const isText = section === 'publications'
  const { startDate, endDate, rest } = timeIn(section, textOf(section, paragraph))
  const web = webAddressIn(rest)
  const parts = partsIn(web ? web.rest : rest)
  const entry = { section, startDate, endDate, url: web ? web.found : '' }
  if (isText) return { ...entry, name: parts.join(' '), organisation: '', description: '' }
  const [whole = '', ...others] = parts
  const { name, about } = nameAndAbout(whole)
  const isIssued = section === 'certificates' || section === 'volunteering'
  const organisation = (isIssued ? [about, ...others] : others).find((part) => part !== '')
  return { ...entry, name, organisation: (organisation ?? '').replace(/[,.]$/, ''), description: isIssued ? '' : about }
}

const partsIn = (text: string): string[] =>
  text
    .split(/\t|\s+\|\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Splits "Reading Corner – small libraries in five villages" or "Basic Life Support, American Heart Association" after the name. */
function nameAndAbout(text: string): { readonly name: string; readonly about: string } {
  // A comma in brackets parts nothing: "Sales chart (Python, SQL)".
  const masked = text.replace(/\([^()]{0,200}\)/g, (inside) => '_'.repeat(inside.length))
  const [whole = '', before = text, about = ''] = /^(.{3,80}?)(?:\s+[–—-]\s+|,\s+|:\s+)(.+)$/.exec(masked) ?? []
  const name = text.slice(0, before.length)
  return { name: name.replace(/[,:;]$/, ''), about: whole === '' ? '' : text.slice(text.length - about.length) }
}

function add(entry: OpenEntry, paragraph: Paragraph): void {
  const text = withTime(entry, paragraph)
  if (text === '') return
  const web = webAddressIn(text)
  if (web && web.rest.trim() === '' && entry.url === '') {
    entry.url = web.found
    return
  }
  if (isOrganisation(entry, paragraph, text)) entry.organisation = text
  else entry.description = [entry.description, `${paragraph.isBullet ? '- ' : ''}${text}`].filter(Boolean).join('\n')
}

/** Returns the text without a time that the entry lacks, or that is the whole line; the time is stored in the entry. */
function withTime(entry: OpenEntry, paragraph: Paragraph): string {
  const { startDate, endDate, rest } = timeIn(entry.section, paragraph.text)
  const isUndated = entry.startDate === '' && entry.endDate === '' && !paragraph.isBullet
  if (!isTime(paragraph) && !(isUndated && startDate + endDate !== '')) return plain(paragraph)
  entry.startDate = startDate
  entry.endDate = endDate
  return isLabelOfTime(rest) ? '' : rest.replaceAll('\t', ', ')
}

function isOrganisation({ section, organisation, description }: OpenEntry, paragraph: Paragraph, text: string): boolean {
  if (section === 'publications' || organisation !== '' || description !== '') return false
  return !paragraph.isBullet && text.length <= 60 && isHeadLike(paragraph) && !isDetailOfProject(text)
}
