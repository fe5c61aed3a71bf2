import { degree } from '#features/cv-words/degree-pattern.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { headingIn, type Heading } from '#features/cv-words/headings.ts'
import {
  type HeadingLooks,
  lettersOf,
  lookedLike,
  looksOfHeadings,
  opensAlways,
  titleAlone,
  withoutIcons,
  withoutMarks,
} from '#features/cv-words/heading-looks.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { withInternships } from './internships.ts'
import { asJobs } from './numbered-employers.ts'
import { withPersonsOfJobs } from './persons-of-jobs.ts'
import { asCourses, asSkills, codeLast, isToolsOfJob, jobsGoingOn } from './sections-of-jobs.ts'
import { isBelowLabels } from './without-headings.ts'
import { above, edgesOfColumns, isBeside, isOtherColumn } from './parts-above.ts'
import {
  declaration,
  holdsRows,
  isBehindList,
  isNoTitle,
  isProjectWithin,
  isTitleOfDuties,
  isTitleWithEntry,
  sectionOfRow,
} from './section-lines.ts'
import { isInstitution, scoreOf, splitPlace } from '#features/cv-words/words.ts'

export type Section = { readonly name: SectionName; readonly title: string; readonly paragraphs: Paragraph[] }
type OpenSection = Section & { readonly opening: Paragraph | null }

/** Splits a CV into its sections and the lines above the first heading. */
export function sectionsIn(all: readonly Paragraph[]): {
  readonly head: readonly Paragraph[]
  readonly sections: readonly Section[]
} {
  const paragraphs = withoutIcons(withoutMarks(withPersonsOfJobs(all)))
  const looks = looksOfHeadings(paragraphs)
  const head: OpenSection = { name: 'other', title: '', paragraphs: [], opening: null }
  const sections: OpenSection[] = []
  const placed: { readonly paragraph: Paragraph; readonly section: OpenSection }[] = []
  const edges = edgesOfColumns(paragraphs)
  let open = head
  for (const paragraph of paragraphs) {
    const before = placed.at(-1)?.paragraph
    if (before && isOtherColumn(before, paragraph)) open = above(placed, paragraph, edges) ?? (sections.length > 0 ? open : head)
    const heading = openingOf(paragraph, before, open, looks)
    if (heading) {
      open = { ...heading, paragraphs: heading.rest ? [{ ...paragraph, text: heading.rest }] : [], opening: paragraph }
      sections.push(open)
    } else open.paragraphs.push(paragraph)
    placed.push({ paragraph, section: open })
  }
  return {
    head: head.paragraphs,
    sections: withInternships(jobsGoingOn(codeLast(sections.map(asCourses).map(asSkills)).map(asJobs))),
  }
}

/** The heading that the line opens a section with, or null. A `rest` is the first text of that section. */
function openingOf(paragraph: Paragraph, before: Paragraph | undefined, open: OpenSection, looks: HeadingLooks): Heading | null {
  const { text } = paragraph
  if (declaration.test(text)) return open.title === 'Declaration' ? null : { name: 'other', title: 'Declaration', rest: text }
  if (isNoTitle(paragraph, before, open)) return null
  const name = sectionOfRow(paragraph.fields)
  if (name && name !== open.name && !holdsRows.has(open.name))
    return { name, title: name === 'education' ? 'Education' : 'Experience', rest: text }
  return endsList(paragraph, open)
    ? { name: 'personal', title: 'Personal details', rest: text }
    : headingOf(paragraph, open, looks)
}

/** Whether a personal detail ends the skills or the courses: the heading of the form may be missing, or unknown. */
const endsList = ({ text, fields }: Paragraph, { name, paragraphs }: OpenSection): boolean =>
  (name === 'skills' || name === 'education') && paragraphs.length > 0 && fields === undefined && isBehindList(text, name)

function headingOf(paragraph: Paragraph, open: OpenSection, looks: HeadingLooks): Heading | null {
  if (paragraph.isBullet || paragraph.fields) return null
  const heading = headingIn(paragraph.text)
  if (!heading) return isInPart(paragraph, open) ? null : lookedLike(paragraph, looks)
  const isInside = heading.rest === '' ? isSubheading(paragraph, open, heading, looks) : isLabel(heading, paragraph, open, looks)
  return isInside || isOfJob(heading, paragraph, open, looks) ? null : heading
}

/** Whether the title belongs to a job: it names duties, stands below each job, or stands before the tools of other jobs. */
const isOfJob = (heading: Heading, paragraph: Paragraph, open: OpenSection, looks: HeadingLooks): boolean =>
  isOfDuties(heading.title, open) || isOfEachJob(heading, open, looks) || isToolsOfJob(paragraph, open)

/** A title of duties, or the last word of one: "Installed and configured", "software". Some CVs have all their titles in small letters. */
const isOfDuties = (title: string, { name, title: opened }: OpenSection): boolean =>
  isTitleOfDuties(title, name) || (name === 'experience' && isSmall(title) && !isSmall(opened))

const isSmall = (title: string): boolean => /^\p{Ll}/u.test(title)

/** Titles such as "Achievements" that repeat below several jobs, or "Projects handled", belong to the job. */
const isOfEachJob = ({ name, title, rest }: Heading, open: OpenSection, { repeated }: HeadingLooks): boolean =>
  open.name === 'experience' &&
  rest === '' &&
  (/^projects? (?:handled|executed)/i.test(title) ||
    ((name === 'achievements' || name === 'summary') && repeated.has(titleAlone(title))))

/** Whether a line in the style of headings belongs to the open section. */
const isInPart = (line: Paragraph, open: OpenSection): boolean =>
  isName(line, open) || isSmaller(line, open) || isGroup(line, open) || isTitleOfDuties(line.text, open.name)

/** A line in the style of the first line of a skills section, or that first line, names a group of skills. */
const isGroup = ({ look }: Paragraph, { name, paragraphs: [first] }: OpenSection): boolean =>
  name === 'skills' && (first === undefined || first.look === look)

/** Whether the line names an employer, a school or a degree, which may be set in the style of headings. */
const isName = ({ text }: Paragraph, { name }: OpenSection): boolean =>
  (name === 'experience' || name === 'education') &&
  (scoreOf(text) !== 0 || isInstitution(text) || degree.exec(text)?.[2] === '' || splitPlace(text).place !== '')

/** In a CV whose headings stand in lines of their own, "Languages: Python" is a labelled line within a section. */
function isLabel(heading: Heading, { text, look }: Paragraph, open: OpenSection, { known, names }: HeadingLooks): boolean {
  const { name } = heading
  if (isTitleWithEntry(heading, text)) return false
  if (isProjectWithin(heading, open.name) || isBelowLabels(heading, open)) return true
  if (open.name === 'skills' || open.name === 'personal' || names.has(name)) return true
  return look !== undefined && known.size > 0 && !known.has(look)
}

/** Whether the heading is smaller than the heading of its section, or names languages in another style within the skills. */
function isSubheading(paragraph: Paragraph, { opening, name }: OpenSection, heading: Heading, looks: HeadingLooks): boolean {
  if (!opening || isBeside(paragraph, opening)) return false
  const { look } = paragraph
  const isOther = opensAlways(heading, name, look, looks) || areCapitals(paragraph, opening)
  if (heading.name !== name && isOther) return false
  // If fewer headings have the style of the open heading, that heading may be a row of a form.
  if (countOf(looks, paragraph) > countOf(looks, opening)) return false
  if (isSmaller(paragraph, { opening })) return true
  return name === 'skills' && heading.name === 'languages' && look !== opening.look
}

/** The font sizes of a Word file say little about headings in capitals. */
const areCapitals = (one: Paragraph, other: Paragraph): boolean =>
  one.look === undefined && isCapital(one.text) && isCapital(other.text)

const isCapital = (text: string): boolean => /^[\p{Lu}\s&/:-]+$/u.test(text)

/** Whether the line is smaller than the heading of its section. */
const isSmaller = ({ size }: Paragraph, { opening }: Pick<OpenSection, 'opening'>): boolean =>
  opening !== null && size > 0 && size < opening.size - 0.4

const countOf = ({ counts }: HeadingLooks, paragraph: Paragraph): number => counts.get(lettersOf(paragraph)) ?? 0
