/** Blind review: until an application is shortlisted, the employer does not learn the name, photo, contact details, gender, age or college. */
import { escapePattern } from '#platform/contract/escape-pattern.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { filledSections } from '#features/cvs/further-sections.ts'
import type { ApplicationStatus } from './contract.ts'

const shortlisting: readonly ApplicationStatus[] = ['under_review', 'interview', 'offer', 'hired']

export function isShortlisted(status: ApplicationStatus): boolean {
  return shortlisting.includes(status)
}

/** `isBlind` is the setting of the job, null without settings. A shortlisted application stays visible, even if it is rejected later. */
export type BlindHiring = { readonly isBlind: boolean | null; readonly shortlistedAt: Date | null }

export function isHidden({ isBlind, shortlistedAt }: BlindHiring): boolean {
  return isBlind === true && shortlistedAt === null
}

/** The name that the employer reads instead. */
export function aliasOf(applicationId: string): string {
  return `Applicant ${applicationId.slice(-6).toUpperCase()}`
}

type BlindableRow = BlindHiring & { readonly id: string; readonly cvSnapshot: CvBody; readonly coverLetter?: string | null }

export function maskedIfBlind<Row extends BlindableRow>(row: Row): Row {
  if (!isHidden(row)) return row
  const hide = hidingFor(row.cvSnapshot)
  const coverLetter = row.coverLetter ? { coverLetter: hide(row.coverLetter) } : {}
  return { ...row, ...coverLetter, cvSnapshot: maskedCv(row.cvSnapshot, aliasOf(row.id)) }
}

/** Returns the function that masks texts of the candidate outside of the CV. */
export function hidingOf(row: BlindableRow): (text: string) => string {
  return isHidden(row) ? hidingFor(row.cvSnapshot) : (text) => text
}

const hidden = '[hidden]'
const collegeHidden = 'College hidden'

/** Years of study are removed, because they reveal the age. */
export function maskedCv(cv: CvBody, alias: string): CvBody {
  const hide = hidingFor(cv)
  return {
    ...cv,
    personalInfo: { fullName: alias, email: '', phone: '', address: '', linkedIn: '', portfolio: '' },
    summary: hide(cv.summary),
    experience: cv.experience.map((work) => ({ ...work, description: hide(work.description) })),
    education: cv.education.map((study) => ({ ...study, institution: collegeHidden, startYear: '', endYear: '' })),
    achievements: cv.achievements.map(hide),
    skills: cv.skills.map(hide),
    ...maskedSections(cv, hide),
  }
}

/** Links are removed, because they lead to the person. */
function maskedSections(cv: CvBody, hide: (text: string) => string): Partial<CvBody> {
  const sections = Object.entries(filledSections(cv)).map(([section, entries]) => {
    const masked = entries.map(({ name, organization, description, ...dates }) => ({
      ...dates,
      name: hide(name),
      organization: hide(organization),
      description: hide(description),
      link: '',
    }))
    return [section, masked] as const
  })
  return Object.fromEntries(sections)
}

/** Contact details. They may contain the name, so they are replaced first. */
const contacts: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{1,32}){1,4}/g,
  /\b(https?:\/\/|www\.)\S{1,200}/gi,
  /\+?\d(?:[ -]?\d){9,13}/g,
]

/** Words that reveal gender or age in free text. */
const telling: readonly RegExp[] = [
  /\b(he|she|him|her|his|hers|mr|mrs|ms|miss|male|female|man|woman|boy|girl|husband|wife|mother|father|married|unmarried|widow)\b/gi,
  /\b\d{2}[ -]?(years?|yrs?)[ -]old\b/gi,
  /\baged?:? ?\d{2}\b/gi,
  /\b(born|dob|date of birth)\b[^.,;\n]{0,30}/gi,
]

const mostNames = 12

/** Returns a function that replaces everything that reveals the person: parts of the name, colleges, gender, age and contact details. */
export function hidingFor({ personalInfo, education }: CvBody): (text: string) => string {
  const names = personalInfo.fullName.split(/\s+/).filter((part) => part.length > 2)
  const words = [...education.map(({ institution }) => institution.trim()), ...names].filter(Boolean).slice(0, mostNames)
  const patterns = words.map((word) => new RegExp(`(?<![\\p{L}\\p{M}])${escapePattern(word)}(?![\\p{L}\\p{M}])`, 'giu'))
  return (text) => [...contacts, ...patterns, ...telling].reduce((shown, pattern) => shown.replace(pattern, hidden), text)
}
