import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { isFormLine, isOfPerson } from '#features/cv-words/form-labels.ts'
import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import type { Heading } from '#features/cv-words/headings.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import { periodIn } from '#features/cv-words/period.ts'

export const declaration =
  /^(?:\(?signature|(?:date|place)\s*[:.-].{0,60}signature|(?:i|we)\s(?:(?:do|hereby|solemnly|also)\s)*(?:declare|certify|affirm|confirm)\b|मैं .{0,60}घोष)/iu

export const holdsRows: ReadonlySet<SectionName> = new Set(['projects', 'certificates', 'volunteering'])

/** The section that the columns of a table row belong to, whatever heading stands above. Null if the columns do not tell. */
export function sectionOfRow(fields: EntryFields | undefined): 'education' | 'experience' | null {
  if (!fields) return null
  if (fields.position !== undefined) return 'experience'
  return fields.degree !== undefined && (fields.board ?? fields.institution) !== undefined ? 'education' : null
}

/** Whether the line and the line above are rows of a form about the person, of which the languages are one row. */
const isInForm = (paragraph: Paragraph, before: Paragraph | undefined): boolean =>
  before !== undefined && isFormLine(before) && isFormLine(paragraph)

export const isTitleOfDuties = (title: string, name: SectionName): boolean => name === 'experience' && duties.test(title)
const duties =
  /^(?:machines?|equipments?|instruments?) (?:operated|handled)|^(?:job|work) (?:profile|details)|^(?:my |the )?(?:(?:key|main|major|core|job|work|daily) )?(?:(?:roles?|duties|duty) (?:and|&) )?(?:responsibilit(?:y|ies)|duties)\b/i

/** A title in capitals may stand in one line with the first entry of its section: "EXPERIENCE⇥Clerk⇥August 2018 - Present". */
export const isTitleWithEntry = (heading: Heading, text: string): boolean =>
  isBeforeEntry(heading, text) || (heading.name === 'experience' && text.length <= 200 && isJobWithTime(heading.rest))

function isBeforeEntry({ name, title, rest }: Heading, text: string): boolean {
  if (!text.startsWith(`${title}\t`) || !/^\p{Lu}[\p{Lu}\s&/-]+$/u.test(title) || text.length > 200) return false
  if (name === 'education') return beginsWithDegree(rest)
  return (name === 'experience' || name === 'projects') && (periodIn(rest)?.rest ?? '') !== ''
}

/** "Branch Manager (Nov 2018 – Current) at Rao Academy" behind "Experience:". */
function isJobWithTime(rest: string): boolean {
  const period = periodIn(rest)
  return period !== null && period.start !== period.end && scoreOf(period.rest.split('\t')[0] ?? '') > 0
}

/** "Project: …" describes the project of a job, and "Final Year Project: …" below a course describes that course. */
export const isProjectWithin = ({ name, title }: Heading, open: SectionName): boolean =>
  open === 'education' ? /\bproject$/i.test(title) : open === 'experience' && name === 'projects'

/** Whether the line is the rest of the text above, which ends within a phrase: "Installed printers and", "software". */
const isRest = (text: string, before: Paragraph | undefined): boolean =>
  before !== undefined &&
  /^\p{Ll}/u.test(text) &&
  /\p{L}{3}.*(?:\s(?:and|of|the|with|for|in|et|de|und|y|e)|,)$/u.test(before.text.slice(-80))

/** "Volunteer" right below an employer with its time, in the letters of other lines, is the position there. */
const isVolunteer = (
  { text, look }: Paragraph,
  before: Paragraph | undefined,
  { name }: { readonly name: SectionName },
): boolean =>
  name === 'experience' &&
  before !== undefined &&
  /^(?:volunteer|voluntari[oa]|bénévole)$/i.test(text) &&
  (look === undefined || look === before.look) &&
  (periodIn(before.text)?.rest ?? '') !== ''

/** Whether the line is no title, whatever its words are. */
export const isNoTitle = (
  paragraph: Paragraph,
  before: Paragraph | undefined,
  open: { readonly name: SectionName; readonly title: string },
): boolean =>
  (open.title === '' && isInForm(paragraph, before)) || isRest(paragraph.text, before) || isVolunteer(paragraph, before, open)

/** "Correspondence Address:" above an address. */
const titleOfAddress = /^(?:\p{L}{4,14} )?address\s*:?$/iu

/** Whether the line is a personal detail, or the title of an address below courses. */
export const isBehindList = (text: string, section: SectionName): boolean =>
  isOfPerson(text) || (section === 'education' && titleOfAddress.test(text))
