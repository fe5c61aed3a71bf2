import { listNames } from '#features/cvs/web/entry-names.ts'
import { diffWords } from 'diff'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import { periodText, sectionPeriod } from '#features/cvs/period-text.ts'
import { monthText } from '#platform/contract/dates.ts'

/** `kind` says which of the two texts has the words. */
export type Piece = { readonly kind: 'both' | 'before' | 'after'; readonly text: string }
export type Difference = { readonly title: string; readonly pieces: readonly Piece[] }

export function piecesOf(before: string, after: string): readonly Piece[] {
  return diffWords(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'after' : removed ? 'before' : 'both',
    text: value,
  }))
}

/** The parts of the CV that differ, compared word by word. */
export function differencesBetween(before: CvFields, after: CvFields): readonly Difference[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  const titles = [...new Set([...was.keys(), ...is.keys()])]
  return titles.flatMap((title) => {
    const [a, b] = [was.get(title) ?? '', is.get(title) ?? '']
    return a === b ? [] : [{ title, pieces: piecesOf(a, b) }]
  })
}

function partsOf({
  personalInfo,
  summary,
  hasNoExperience,
  experience,
  education,
  template,
  ...lists
}: CvFields): Map<string, string> {
  const jobs = hasNoExperience ? [] : experience
  return new Map([
    ['Personal info', Object.values(personalInfo).filter(Boolean).join('\n')],
    ['Summary', summary],
    ...jobs.map((job, at): [string, string] => [`Experience ${at + 1}`, jobText(job)]),
    ...education.map((course, at): [string, string] => [`Education ${at + 1}`, Object.values(course).filter(Boolean).join('\n')]),
    ...furtherSections.flatMap((section) =>
      lists[section].map((entry, at): [string, string] => [`${sectionTitles[section]} ${at + 1}`, entryText(section, entry)]),
    ),
    [listNames.skills, lists.skills.join(', ')],
    [listNames.achievements, lists.achievements.join('\n')],
    [listNames.languages, lists.languages.join(', ')],
    ['Template', template],
  ])
}

function jobText({ company, position, startDate, endDate, current, description }: CvFields['experience'][number]): string {
  const period = periodText(monthText(startDate), current ? 'Present' : monthText(endDate))
  return [position, company, period, description].filter(Boolean).join('\n')
}

function entryText(section: FurtherSection, { startDate, endDate, ...entry }: CvFields[FurtherSection][number]): string {
  const { name, organization, link, description } = entry
  return [name, organization, sectionPeriod(section, { startDate, endDate }), link, description].filter(Boolean).join('\n')
}
