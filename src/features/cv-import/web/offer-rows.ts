import { monthText } from '#platform/contract/dates.ts'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'
import { type CvFields, isSame, lists, readFields } from '#features/cvs/web/cv-fields.ts'
import { commonNames, courseNames, jobNames, listNames, sectionNames } from '#features/cvs/web/entry-names.ts'
import type { ImportResult } from '../contract.ts'
import { type EntryList, matchEntries, namesOf } from './match-entries.ts'
import { newItems } from './new-items.ts'

type Job = CvFields['experience'][number]
type Course = CvFields['education'][number]
/** A value of the file beside the value in the CV. */
type Row = readonly [key: string, label: string, now: string, offered: string]

const personLabels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  linkedIn: 'LinkedIn',
  portfolio: 'Portfolio',
}

/** Items of a list have no labels. `names` are the keys of the names of a new entry: without one of them, it is not worth taking. */
type RowGroup = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly isList?: boolean
  readonly entry?: string
  readonly names?: readonly string[]
}

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[] // Object.keys() returns string[]

/** All values of the file, in the order of the steps of the form. */
export function rowGroupsIn(imported: ImportResult, now: CvFields): readonly RowGroup[] {
  const { cv, template } = imported
  const [is, stored] = [cv.personalInfo, now.personalInfo]
  const person = keysOf(personLabels).map((key): Row => [`personalInfo.${key}`, personLabels[key], stored[key], is[key]])
  return [
    { title: 'Personal info', rows: person },
    { title: 'Summary', rows: [['summary', 'Summary', now.summary, cv.summary]] },
    ...entryGroups(imported, now),
    ...lists.map((name): RowGroup => ({
      title: listNames[name],
      rows: newItems(name, cv[name], now).map(({ item, at, was }): Row => [`${name}.${at}`, item, was, item]),
      isList: true,
    })),
    {
      title: 'Template',
      rows: template && template !== now.template ? [['template', 'Template', templateOf(now), template]] : [],
    },
  ]
}

function entryGroups(imported: ImportResult, now: CvFields): RowGroup[] {
  const { cv } = imported
  const groups = <T>(list: EntryList, offered: readonly T[], { titleFor, rowsFor }: EntryWords<T>): RowGroup[] => {
    const matches = matchEntries(list, imported, now)
    return offered.map((entry, at) => {
      const known = matches[at] ?? -1
      const path = `${list}.${at}`
      const names = known < 0 ? namesOf(list).map((name) => `${path}.${name}`) : []
      return { title: titleFor(entry, at), rows: rowsFor(entry, path, known), entry: path, names }
    })
  }
  return [
    ...groups('experience', cv.experience, {
      titleFor: (job, at) => titleOf('Experience', at, job.position, job.company),
      rowsFor: (job, path, known) => jobRows(job, path, now.experience[known]),
    }),
    ...groups('education', cv.education, {
      titleFor: (course, at) => titleOf('Education', at, course.degree, course.institution),
      rowsFor: (course, path, known) => courseRows(course, path, now.education[known]),
    }),
    ...furtherSections.flatMap((section) =>
      groups(section, cv[section] ?? [], {
        titleFor: (entry, at) => titleOf(sectionTitles[section], at, entry.name, entry.organization),
        rowsFor: (entry, path, known) => sectionRows(section, { entry, path, known: now[section][known] }),
      }),
    ),
  ]
}

type EntryWords<T> = {
  readonly titleFor: (entry: T, at: number) => string
  readonly rowsFor: (entry: T, path: string, known: number) => Row[]
}

/** Empty while the CV has no text: then a template changes nothing. */
function templateOf({ personalInfo, hasNoExperience, template, ...now }: CvFields): string {
  const alone = { personalInfo, hasNoExperience, template }
  return isSame({ ...alone, ...now }, readFields(alone)) ? '' : template
}

function titleOf(part: string, at: number, ...names: readonly string[]): string {
  return `${part} ${at + 1}: ${names.filter(Boolean).join(', ') || 'without a name'}`
}

const shownJob = (job: Job): Job => ({
  ...job,
  startDate: monthText(job.startDate),
  endDate: job.current ? 'Present' : monthText(job.endDate),
})

function jobRows(job: Job, path: string, known: Job | undefined): Row[] {
  const [was, offered] = [known && shownJob(known), shownJob(job)]
  return keysOf(jobNames).map((key) => [`${path}.${key}`, jobNames[key], was?.[key] ?? '', offered[key]])
}

function courseRows(course: Course, path: string, known: Course | undefined): Row[] {
  return keysOf(courseNames).map((key) => [`${path}.${key}`, courseNames[key], known?.[key] ?? '', course[key]])
}

const shownEntry = ({ startDate, endDate, ...entry }: SectionEntry): SectionEntry => ({
  ...entry,
  startDate: monthText(startDate),
  endDate: monthText(endDate),
})

type SectionMatch = { readonly entry: SectionEntry; readonly path: string; readonly known: SectionEntry | undefined }

function sectionRows(section: FurtherSection, { entry, path, known }: SectionMatch): Row[] {
  const names = { ...sectionNames[section], ...commonNames }
  const [was, offered] = [known && shownEntry(known), shownEntry(entry)]
  return keysOf(names).map((key) => [`${path}.${key}`, names[key] ?? 'End', was?.[key] ?? '', offered[key]])
}
