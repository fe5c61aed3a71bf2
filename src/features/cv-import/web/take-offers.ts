import { blankSectionEntry, furtherSections } from '#features/cvs/further-sections.ts'
import { blankEducation, blankExperience, type CvFields, isSame, lists } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { matchEntries } from './match-entries.ts'
import { itemsWith } from './new-items.ts'

type ChosenOffers = ReadonlySet<string>

/** Returns the CV with the accepted values. Everything else is unchanged. */
export function takeOffers(now: CvFields, imported: ImportResult, taken: ChosenOffers): CvFields {
  const { cv, template } = imported
  const experience = entriesWith(now.experience, cv.experience, {
    blank: blankExperience,
    matches: matchEntries('experience', imported, now),
    part: (job, at) => jobPart(job, `experience.${at}`, taken),
  })
  const education = entriesWith(now.education, cv.education, {
    blank: blankEducation,
    matches: matchEntries('education', imported, now),
    part: (course, at) => partOf(course, `education.${at}`, taken),
  })
  const items = Object.fromEntries(
    lists.map((name) => [name, itemsWith(name, cv[name], now, (at) => taken.has(`${name}.${at}`))]),
  )
  const sections = Object.fromEntries(
    furtherSections.map((section) => [
      section,
      entriesWith(now[section], cv[section] ?? [], {
        blank: blankSectionEntry,
        matches: matchEntries(section, imported, now),
        part: (entry, at) => partOf(entry, `${section}.${at}`, taken),
      }),
    ]),
  )
  return {
    ...now,
    ...items,
    ...sections,
    personalInfo: { ...now.personalInfo, ...partOf(cv.personalInfo, 'personalInfo', taken) },
    summary: taken.has('summary') ? cv.summary : now.summary,
    experience,
    education,
    hasNoExperience: now.hasNoExperience && isSame({ ...now, experience }, now),
    template: taken.has('template') && template ? template : now.template,
  }
}

/** The accepted fields of one entry. */
function partOf<T extends object>(from: T, path: string, taken: ChosenOffers): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => taken.has(`${path}.${key}`))) as Partial<T> // a subset of its fields
}

/** The end date of a job also decides whether the job is current. */
function jobPart(
  job: CvFields['experience'][number],
  path: string,
  taken: ChosenOffers,
): Partial<CvFields['experience'][number]> {
  const part = partOf(job, path, taken)
  return taken.has(`${path}.endDate`) ? { ...part, endDate: job.endDate, current: job.current } : part
}

type ListJoin<T> = {
  readonly blank: T
  readonly matches: readonly number[]
  readonly part: (offered: T, at: number) => Partial<T>
}

/** Merges accepted values into the matching entry. Without a match, they fill an empty entry or become a new one. */
function entriesWith<T extends object>(now: readonly T[], offered: readonly T[], { blank, matches, part }: ListJoin<T>): T[] {
  const entries = [...now]
  const isBlank = (entry: T): boolean => JSON.stringify({ ...blank, ...entry }) === JSON.stringify(blank)
  offered.forEach((one, at) => {
    const some = part(one, at)
    if (Object.keys(some).length === 0) return
    const known = matches[at] ?? -1
    const place = known >= 0 ? known : entries.findIndex(isBlank)
    if (place >= 0) entries[place] = { ...blank, ...entries[place], ...some }
    else entries.push({ ...blank, ...some })
  })
  return entries
}
