import { monthText } from '#platform/contract/dates.ts'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'
import { type CvFields, lists } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'

type Job = CvFields['experience'][number]
type Course = CvFields['education'][number]
/** A value of the file beside that of the CV. */
type Row = readonly [key: string, label: string, now: string, offered: string]

const jobLabels = {
  company: 'Company',
  position: 'Position',
  startDate: 'Start',
  endDate: 'End',
  description: 'Description',
}
const courseLabels = {
  institution: 'Institution',
  degree: 'Degree',
  field: 'Field of study',
  startYear: 'Start year',
  endYear: 'End year',
  grade: 'Grade',
}
const personLabels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  linkedIn: 'LinkedIn',
  portfolio: 'Portfolio',
}
const sectionLabels = {
  name: 'Name',
  organization: 'Organisation',
  startDate: 'Start',
  endDate: 'End',
  link: 'Web address',
  description: 'Description',
}
const listTitles = { skills: 'Skills', achievements: 'Key achievements', languages: 'Languages' }

/** The title of a group, and its values; those of a list are without labels. */
type RowGroup = readonly [title: string, rows: readonly Row[], isList?: boolean]

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[] // the keys of that very object

/** Every value of the file, in the order of the steps. */
export function rowGroupsIn({ cv, template }: ImportResult, now: CvFields): readonly RowGroup[] {
  const person = keysOf(personLabels).map((key): Row => [
    `personalInfo.${key}`,
    personLabels[key],
    now.personalInfo[key],
    cv.personalInfo[key],
  ])
  return [
    ['Personal info', person],
    ['Summary', [['summary', 'Summary', now.summary, cv.summary]]],
    ...cv.experience.map((job, at): RowGroup => [titleOf('Experience', at, job.position, job.company), jobRows(job, at, now)]),
    ...cv.education.map((course, at): RowGroup => [
      titleOf('Education', at, course.degree, course.institution),
      courseRows(course, at, now),
    ]),
    ...furtherSections.flatMap((section) =>
      (cv[section] ?? []).map((entry, at): RowGroup => [
        titleOf(sectionTitles[section], at, entry.name, entry.organization),
        sectionRows(section, at, entry, now),
      ]),
    ),
    ...lists.map((name): RowGroup => [
      listTitles[name],
      newItems(cv[name], now[name]).map((item): Row => [`${name}.${cv[name].indexOf(item)}`, item, '', item]),
      true,
    ]),
    ['Template', template ? [['template', 'Template', now.template, template]] : []],
  ]
}

function titleOf(part: string, at: number, ...names: readonly string[]): string {
  return `${part} ${at + 1}: ${names.filter(Boolean).join(', ') || 'without a name'}`
}

function newItems(offered: readonly string[], now: readonly string[]): string[] {
  const known = new Set(now.map(alike))
  return offered.filter((item) => item.trim() !== '' && !known.has(alike(item)))
}

const alike = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** The entry about the same job or course; -1 if there is none. */
export const sameJob = (job: Job, { experience }: CvFields): number =>
  experience.findIndex((one) => alike(one.company) === alike(job.company) && alike(one.position) === alike(job.position))
export const sameCourse = (course: Course, { education }: CvFields): number =>
  education.findIndex((one) => alike(one.institution) === alike(course.institution) && alike(one.degree) === alike(course.degree))

export const sameSectionEntry = (section: FurtherSection, entry: SectionEntry, now: CvFields): number =>
  now[section].findIndex((one) => alike(one.name) === alike(entry.name))

const shownJob = (job: Job): Job => ({
  ...job,
  startDate: monthText(job.startDate),
  endDate: job.current ? 'Present' : monthText(job.endDate),
})

function jobRows(job: Job, at: number, now: CvFields): Row[] {
  const known = now.experience[sameJob(job, now)]
  const [was, offered] = [known && shownJob(known), shownJob(job)]
  return keysOf(jobLabels).map((key) => [`experience.${at}.${key}`, jobLabels[key], was?.[key] ?? '', offered[key]])
}

function courseRows(course: Course, at: number, now: CvFields): Row[] {
  const known = now.education[sameCourse(course, now)]
  return keysOf(courseLabels).map((key) => [`education.${at}.${key}`, courseLabels[key], known?.[key] ?? '', course[key]])
}

const shownEntry = ({ startDate, endDate, ...entry }: SectionEntry): SectionEntry => ({
  ...entry,
  startDate: monthText(startDate),
  endDate: monthText(endDate),
})

function sectionRows(section: FurtherSection, at: number, entry: SectionEntry, now: CvFields): Row[] {
  const known = now[section][sameSectionEntry(section, entry, now)]
  const [was, offered] = [known && shownEntry(known), shownEntry(entry)]
  return keysOf(sectionLabels).map((key) => [`${section}.${at}.${key}`, sectionLabels[key], was?.[key] ?? '', offered[key]])
}
