import { type FurtherSection, sectionTitles } from '../../further-sections.ts'
import type { PrintModelInput } from '../print-model.ts'

type SectionContent =
  | { readonly kind: 'prose'; readonly lines: readonly string[] }
  | { readonly kind: 'entries'; readonly entries: PrintModelInput['experience'] }
  | { readonly kind: 'row'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
export type ExportSection = { readonly title: string } & SectionContent

/** The sections of a CV in reading order, with the titles of the PDF; empty ones are left out. */
export function sectionsOf(cv: PrintModelInput): readonly ExportSection[] {
  const entriesOf = (name: FurtherSection): ExportSection => ({ title: sectionTitles[name], kind: 'entries', entries: cv[name] })
  const sections: readonly ExportSection[] = [
    { title: 'Summary', kind: 'prose', lines: cv.summary },
    { title: 'Experience', kind: 'entries', entries: cv.experience },
    { title: 'Education', kind: 'entries', entries: cv.education },
    entriesOf('projects'),
    { title: 'Skills', kind: 'row', items: cv.skills },
    entriesOf('certificates'),
    { title: 'Key Achievements', kind: 'list', items: cv.achievements },
    entriesOf('publications'),
    entriesOf('volunteering'),
    { title: 'Languages', kind: 'row', items: cv.languages },
  ]
  return sections.filter((section) => lengthOf(section) > 0)
}

function lengthOf(section: ExportSection): number {
  if (section.kind === 'prose') return section.lines.length
  return section.kind === 'entries' ? section.entries.length : section.items.length
}
