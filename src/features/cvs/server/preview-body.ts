import { isMonth } from '#platform/contract/dates.ts'
import { readMonth } from '#platform/contract/read-month.ts'
import type { CvBody } from '../contract.ts'
import { filledSections } from '../further-sections.ts'
import type { SectionEntry } from '../parts-contract.ts'
import type { DraftInput } from '../preview-contract.ts'

/** The body for the preview of an unfinished CV. Blank parts are left out, except the name, which gets a placeholder. */
export function previewBodyOf({
  personalInfo,
  experience,
  education,
  skills,
  achievements,
  languages,
  projects,
  certificates,
  publications,
  volunteering,
  ...rest
}: DraftInput): CvBody {
  return {
    ...rest,
    personalInfo: { ...personalInfo, fullName: personalInfo.fullName.trim() || 'Your name' },
    experience: experience
      .filter(({ company, position, description }) => isAny(company, position, description))
      .map((entry) => ({ ...entry, startDate: wholeMonth(entry.startDate), endDate: wholeMonth(entry.endDate) })),
    education: education.filter(({ institution, degree, field }) => isAny(institution, degree, field)),
    skills: skills.filter((item) => isAny(item)),
    achievements: achievements.filter((item) => isAny(item)),
    languages: languages.filter((item) => isAny(item)),
    ...filledSections({
      projects: sectionOf(projects),
      certificates: sectionOf(certificates),
      publications: sectionOf(publications),
      volunteering: sectionOf(volunteering),
    }),
  }
}

/** Whether there is too little text to judge a template by. */
export function isNearlyEmpty({ summary, experience, education }: CvBody): boolean {
  return !isAny(summary) || experience.length + education.length === 0
}

const isAny = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '')

function sectionOf(entries: DraftInput['projects'] = []): SectionEntry[] {
  return entries
    .filter(({ name, organization, description }) => isAny(name, organization, description))
    .map((entry) => ({ ...entry, startDate: monthOrYear(entry.startDate), endDate: monthOrYear(entry.endDate) }))
}

const monthOrYear = (text: string): string => (/^\d{4}$/.test(text) ? text : wholeMonth(text))

/** Leaves out an incomplete month, because months can also be typed. */
const wholeMonth = (text: string): string => (isMonth(readMonth(text)) ? readMonth(text) : '')
