import type { SectionEntry } from './parts-contract.ts'

/** The sections that a CV has only if its owner adds them, in the order of the page. */
export const furtherSections = ['projects', 'certificates', 'publications', 'volunteering'] as const
export type FurtherSection = (typeof furtherSections)[number]

export const sectionTitles: Readonly<Record<FurtherSection, string>> = {
  projects: 'Projects',
  certificates: 'Certificates',
  publications: 'Publications',
  volunteering: 'Volunteering',
}

export const blankSectionEntry: SectionEntry = {
  name: '',
  organization: '',
  startDate: '',
  endDate: '',
  link: '',
  description: '',
}

/** A project or a voluntary post without an end is still going on; a certificate without an end does not expire. */
export const mayGoOn = (section: FurtherSection): boolean => section === 'projects' || section === 'volunteering'

/** A publication has one date, that of its release. An only date that was stored as the end is that date too. */
export const withOneDate = <T extends Pick<SectionEntry, 'startDate' | 'endDate'>>(entry: T): T => ({
  ...entry,
  startDate: entry.startDate || entry.endDate,
  endDate: '',
})

/** The sections that have entries. The other keys are missing, as in a CV that is older than these sections. */
export function filledSections<T>(
  cv: Readonly<Partial<Record<FurtherSection, T[] | undefined>>>,
): Partial<Record<FurtherSection, T[]>> {
  const filled = furtherSections.flatMap((section) => {
    const entries = cv[section] ?? []
    return entries.length > 0 ? [[section, entries] as const] : []
  })
  return Object.fromEntries(filled)
}
