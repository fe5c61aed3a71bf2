import type { FurtherSection } from '../further-sections.ts'
import type { ListName } from './cv-fields.ts'

/** The names of the lists of short texts. */
export const listNames: Readonly<Record<ListName, string>> = {
  skills: 'Skills',
  languages: 'Languages',
  achievements: 'Key achievements',
}

/** The names of the fields of an entry, the same in the form and in the review of an import. */
export const jobNames = {
  company: 'Company',
  position: 'Position',
  startDate: 'Start month',
  endDate: 'End month',
  description: 'Description',
} as const

export const courseNames = {
  institution: 'Institution',
  degree: 'Degree',
  field: 'Field of study',
  startYear: 'Start year',
  endYear: 'End year',
  grade: 'Grade',
} as const

export type SectionNames = {
  readonly name: string
  readonly organization: string
  readonly startDate: string
  /** Null if the section has only one date. */
  readonly endDate: string | null
}

export const sectionNames: Readonly<Record<FurtherSection, SectionNames>> = {
  projects: { name: 'Project name', organization: 'Client, employer or college', startDate: 'Start', endDate: 'End' },
  certificates: { name: 'Certificate name', organization: 'Issued by', startDate: 'Issue date', endDate: 'Valid until' },
  publications: {
    name: 'Title of the publication',
    organization: 'Publisher or journal',
    startDate: 'Published',
    endDate: null,
  },
  volunteering: { name: 'Role', organization: 'Organisation', startDate: 'Start', endDate: 'End' },
}

/** The names of the fields that all further sections have in common. */
export const commonNames = { link: 'Web address', description: 'Description' } as const
