import { monthText } from '#platform/contract/dates.ts'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'
import { phoneKey } from '#features/cvs/rules.ts'
import { type CvFields, lists } from '#features/cvs/web/cv-fields.ts'
import type { FieldReading, ImportResult } from '../contract.ts'

/** A value of the file that differs from the CV's. */
export type Offer = {
  /** Its path in the imported CV. */
  readonly key: string
  readonly label: string
  /** The value in the CV; blank if there is none. */
  readonly now: string
  readonly offered: string
  readonly isDoubtful: boolean
  /** The place in the file, if the file has places. */
  readonly source: Pick<FieldReading, 'text' | 'page'> | null
}
export type OfferGroup = { readonly title: string; readonly isList: boolean; readonly offers: readonly Offer[] }

type Job = CvFields['experience'][number]
type Course = CvFields['education'][number]
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

const keysOf = <T extends object>(labels: T) => Object.keys(labels) as (keyof T & string)[] // the keys of that very object

/** What may be accepted, in the order of the steps. Values that the CV already has are not offered. */
export function offersIn({ cv, template, doubts, readings = [] }: ImportResult, now: CvFields): readonly OfferGroup[] {
  const doubtful = new Set(doubts)
  const sources = new Map(readings.map((reading) => [reading.field, reading]))
  const group = (title: string, rows: readonly Row[], isList = false): OfferGroup => ({
    title,
    isList,
    offers: rows
      .filter(([key, , was, offered]) => offered.trim() !== '' && !isSaid(key, was, offered))
      .map(([key, label, was, offered]) => ({
        key,
        label,
        now: was,
        offered,
        isDoubtful: doubtful.has(key),
        source: sources.get(key) ?? null,
      })),
  })
  const person = keysOf(personLabels).map((key): Row => [
    `personalInfo.${key}`,
    personLabels[key],
    now.personalInfo[key],
    cv.personalInfo[key],
  ])
  return [
    group('Personal info', person),
    group('Summary', [['summary', 'Summary', now.summary, cv.summary]]),
    ...cv.experience.map((job, at) => group(titleOf('Experience', at, job.position, job.company), jobRows(job, at, now))),
    ...cv.education.map((course, at) =>
      group(titleOf('Education', at, course.degree, course.institution), courseRows(course, at, now)),
    ),
    ...furtherSections.flatMap((section) =>
      (cv[section] ?? []).map((entry, at) =>
        group(titleOf(sectionTitles[section], at, entry.name, entry.organization), sectionRows(section, at, entry, now)),
      ),
    ),
    ...lists.map((name) =>
      group(
        listTitles[name],
        newItems(cv[name], now[name]).map((item): Row => [`${name}.${cv[name].indexOf(item)}`, item, '', item]),
        true,
      ),
    ),
    group('Template', template ? [['template', 'Template', now.template, template]] : []),
  ].filter(({ offers }) => offers.length > 0)
}

/** Phone numbers are compared without their format. */
function isSaid(key: string, was: string, offered: string): boolean {
  const isPhone = key === 'personalInfo.phone' && was.trim() !== ''
  return isPhone ? phoneKey(was) === phoneKey(offered) : was.trim() === offered.trim()
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

/** Selected initially: clear values for blank fields. Nothing is replaced without a choice. */
export function presetOf(groups: readonly OfferGroup[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ offers }) => offers).flatMap(({ key, now, isDoubtful }) => (now === '' && !isDoubtful ? [key] : [])),
  )
}
