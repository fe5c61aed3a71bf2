import type { Cv, CvInput, Template } from '../contract.ts'
import { blankSectionEntry, filledSections, type FurtherSection, furtherSections, withOneDate } from '../further-sections.ts'
import type { SectionEntry } from '../parts-contract.ts'

export type ExperienceFields = {
  company: string
  position: string
  startDate: string
  endDate: string
  current: boolean
  description: string
}

export type EducationFields = {
  institution: string
  degree: string
  field: string
  startYear: string
  endYear: string
  grade: string
}

export const lists = ['skills', 'achievements', 'languages'] as const
export type ListName = (typeof lists)[number]

type PersonalFields = { fullName: string; email: string; phone: string; address: string; linkedIn: string; portfolio: string }

/** The values of the form: all of them are text, none is missing, and most may be invalid. */
export type CvFields = {
  personalInfo: PersonalFields
  summary: string
  /** True if the person states to have no experience, instead of leaving an entry blank. */
  hasNoExperience: boolean
  experience: ExperienceFields[]
  education: EducationFields[]
  skills: string[]
  achievements: string[]
  languages: string[]
  template: Template
  /** Typed text in the inputs of the three lists that has not been added yet. */
  typing: Record<ListName, string>
} & Record<FurtherSection, SectionEntry[]>

export const nothingTyped: CvFields['typing'] = { skills: '', achievements: '', languages: '' }

export type Person = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email: string }

export const blankExperience: ExperienceFields = {
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
}
export const blankEducation: EducationFields = {
  institution: '',
  degree: '',
  field: '',
  startYear: '',
  endYear: '',
  grade: '',
}

/** An empty form, prefilled with the data of the account. */
export function blankFields({ firstName, lastName, email }: Omit<Person, 'id'>): CvFields {
  return readFields({ personalInfo: { fullName: `${firstName} ${lastName}`.trim(), email } })
}

export function fieldsOf(cv: Cv): CvFields {
  return readFields({ ...cv, hasNoExperience: cv.experience.length === 0 })
}

/** Parses a draft or the text stored by the browser. Neither has a guaranteed type: it may be old, or changed by somebody else. */
export function readFields(stored: unknown): CvFields {
  const body = objectIn(stored)
  return {
    personalInfo: textsIn(blankPerson, body['personalInfo']),
    summary: textIn(body['summary']),
    hasNoExperience: body['hasNoExperience'] === true,
    experience: entriesIn(body['experience'], (entry) => ({
      ...textsIn(blankExperience, entry),
      current: objectIn(entry)['current'] === true,
    })),
    education: entriesIn(body['education'], (entry) => textsIn(blankEducation, entry)),
    skills: itemsIn(body['skills']),
    achievements: itemsIn(body['achievements']),
    languages: itemsIn(body['languages']),
    ...mapSections((section) =>
      listIn(body[section])
        .map((entry) => textsIn(blankSectionEntry, entry))
        .map((entry) => (section === 'publications' ? withOneDate(entry) : entry)),
    ),
    template: templates.find((template) => template === body['template']) ?? 'modern',
    typing: textsIn(nothingTyped, body['typing']),
  }
}

function mapSections<T>(read: (section: FurtherSection) => T): Record<FurtherSection, T> {
  return Object.fromEntries(furtherSections.map((section) => [section, read(section)])) as Record<FurtherSection, T> // every section is present
}

/** The values to validate and send: without blank entries, and without an end date for current entries. */
export function bodyOf({ personalInfo, summary, education, skills, achievements, languages, template, ...work }: CvFields) {
  const further = filledSections(mapSections((section) => withoutBlankEnd(work[section])))
  const entries = work.experience.map((entry) => (entry.current ? { ...entry, endDate: '' } : entry))
  const experience = work.hasNoExperience ? [] : entries
  return { personalInfo, summary, experience, education, skills, achievements, languages, ...further, template } satisfies CvInput
}

export function isSame(a: CvFields, b: CvFields): boolean {
  // Parsing puts the keys of both into the same order.
  return JSON.stringify(readFields(a)) === JSON.stringify(readFields(b))
}

export const templates = ['modern', 'classic', 'creative', 'minimal'] as const satisfies readonly Template[]

const blankPerson: PersonalFields = { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' }

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // any object may be indexed by any key
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function textsIn<T extends object>(blank: T, value: unknown): T {
  const from = objectIn(value)
  const texts = Object.entries(blank).map(([name, none]) => [name, typeof none === 'string' ? textIn(from[name]) : none])
  return Object.fromEntries(texts) as T // the same keys with the same kinds of values
}

/** There is always at least one entry to type into. */
function entriesIn<T>(value: unknown, read: (entry: unknown) => T): T[] {
  const entries = listIn(value)
  return (entries.length > 0 ? entries : [{}]).map(read)
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function itemsIn(value: unknown): string[] {
  return listIn(value).filter((item): item is string => typeof item === 'string')
}

/** Removes blank entries at the end. Earlier blank entries stay, so that errors keep their positions. */
function withoutBlankEnd(entries: readonly SectionEntry[]): SectionEntry[] {
  const last = entries.findLastIndex((entry) => Object.values(entry).some((text) => text.trim() !== ''))
  return entries.slice(0, last + 1)
}
