import type { CvBody } from '../contract.ts'
import type { DraftInput } from '../preview-contract.ts'

/** What stands on the page while the CV is being typed: what is blank is left out, except the name, which shows where it goes. */
export function previewBodyOf({
  personalInfo,
  experience,
  education,
  skills,
  achievements,
  languages,
  ...rest
}: DraftInput): CvBody {
  return {
    ...rest,
    personalInfo: { ...personalInfo, fullName: personalInfo.fullName.trim() || 'Your name' },
    experience: experience
      .filter(({ company, position, description }) => isAny(company, position, description))
      .map((entry) => ({ ...entry, startDate: monthIn(entry.startDate), endDate: monthIn(entry.endDate) })),
    education: education.filter(({ institution, degree, field }) => isAny(institution, degree, field)),
    skills: skills.filter((item) => isAny(item)),
    achievements: achievements.filter((item) => isAny(item)),
    languages: languages.filter((item) => isAny(item)),
  }
}

/** Too little to judge a template by. */
export function isNearlyEmpty({ summary, experience, education }: CvBody): boolean {
  return !isAny(summary) || experience.length + education.length === 0
}

const isAny = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '')

/** Half a month is none: a month can also be typed by hand. */
const monthIn = (text: string): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '')
