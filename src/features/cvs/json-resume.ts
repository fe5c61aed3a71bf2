import type { CvBody } from './contract.ts'
import { languageParts } from './language-text.ts'

/** The parts of https://jsonresume.org/schema (1.0.0) that our CVs use. */
export type JsonResume = {
  readonly $schema: string
  readonly basics: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly url?: string
    readonly summary: string
    readonly location: { readonly address: string; readonly countryCode?: string }
    readonly profiles: readonly { readonly network: string; readonly url: string }[]
  }
  readonly work: readonly {
    readonly name: string
    readonly position: string
    readonly startDate?: string
    readonly endDate?: string
    readonly summary?: string
    readonly highlights?: readonly string[]
  }[]
  readonly education: readonly {
    readonly institution: string
    readonly studyType: string
    readonly area: string
    readonly startDate?: string
    readonly endDate?: string
    readonly score?: string
  }[]
  readonly skills: readonly { readonly name: string }[]
  readonly awards: readonly { readonly title: string }[]
  readonly projects?: readonly ResumePart[]
  readonly certificates?: readonly ResumePart[]
  readonly publications?: readonly ResumePart[]
  readonly volunteer?: readonly ResumePart[]
  readonly languages: readonly { readonly language: string; readonly fluency?: string }[]
  readonly meta: { readonly version: 'v1.0.0'; readonly theme: string; readonly [ours]?: CvBody }
}

type ResumePart = Readonly<Record<string, string | readonly string[]>>

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** The key of the complete CV, because the schema has no fields for some parts. */
export const ours = 'x-pasand'
export const themePrefix = 'pasand-'

export function toJsonResume(cv: CvBody): JsonResume {
  const plain = plainly(cv)
  return { ...plain, meta: { ...plain.meta, [ours]: cv } }
}

/** The CV in the fields of the schema only. */
export function plainly(cv: CvBody): JsonResume {
  const { fullName, email, phone, address, linkedIn, portfolio } = cv.personalInfo
  return {
    $schema: schema,
    basics: {
      name: fullName,
      email,
      phone,
      ...(portfolio && { url: addressOf(portfolio) }),
      summary: cv.summary,
      location: { address, ...(isInIndia(address) && { countryCode: 'IN' }) },
      profiles: linkedIn ? [{ network: 'LinkedIn', url: addressOf(linkedIn) }] : [],
    },
    work: cv.experience.map(({ company, position, startDate, endDate, current, description }) => ({
      name: company,
      position,
      ...(startDate && { startDate }),
      ...(endDate && !current && { endDate }),
      ...descriptionParts(description),
    })),
    education: cv.education.map(({ institution, degree, field, startYear, endYear, grade }) => ({
      institution,
      studyType: degree,
      area: field,
      ...(startYear && { startDate: startYear }),
      ...(endYear && { endDate: endYear }),
      ...(grade && { score: grade }),
    })),
    skills: cv.skills.map((name) => ({ name })),
    awards: cv.achievements.map((title) => ({ title })),
    languages: cv.languages.map(languagePart),
    ...furtherParts(cv),
    meta: { version: 'v1.0.0', theme: `${themePrefix}${cv.template}` },
  }
}

function furtherParts({ projects = [], certificates = [], publications = [], volunteering = [] }: CvBody) {
  const parts = {
    projects: projects.map(({ name, organization, link, startDate, endDate, description }) => {
      const { summary = '', ...points } = descriptionParts(description)
      return filled({ name, entity: organization, startDate, endDate, url: urlOf(link), description: summary, ...points })
    }),
    certificates: certificates.map(({ name, organization, link, startDate }) =>
      filled({ name, issuer: organization, date: startDate, url: urlOf(link) }),
    ),
    publications: publications.map(({ name, organization, link, startDate, description }) =>
      filled({ name, publisher: organization, releaseDate: startDate, url: urlOf(link), summary: description }),
    ),
    volunteer: volunteering.map(({ name, organization, link, startDate, endDate, description }) =>
      filled({ organization, position: name, startDate, endDate, url: urlOf(link), ...descriptionParts(description) }),
    ),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, entries]) => entries.length > 0)) as Partial<typeof parts> // a subset of the parts
}

function languagePart(text: string) {
  const { name, fluency } = languageParts(text)
  return { language: name, ...(fluency && { fluency }) }
}

const urlOf = (link: string): string => (link ? addressOf(link) : '')

function filled(part: ResumePart): ResumePart {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value.length > 0))
}

const addressOf = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

const mark = /^\s*[-–—•*·▪●]\s*/u

function descriptionParts(description: string): { readonly summary?: string; readonly highlights?: readonly string[] } {
  const lines = description.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.length > 1 || lines.some((line) => mark.test(line))
  return isList ? { highlights: lines.map((line) => line.replace(mark, '').trim()) } : { summary: description }
}

/** Whether the address ends with India; a postal code may follow. Most addresses name no country, and then it is unknown. */
function isInIndia(address: string): boolean {
  return /(?:^|[,\n])\s*(?:india|bharat|भारत)[\s\d.-]*$/iu.test(address)
}
