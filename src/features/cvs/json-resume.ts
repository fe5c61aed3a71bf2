import type { CvBody } from './contract.ts'

/** The parts of https://jsonresume.org/schema (1.0.0) that our CVs fill. */
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
  readonly languages: readonly { readonly language: string }[]
  readonly meta: { readonly version: 'v1.0.0'; readonly theme: string; readonly [ours]?: CvBody }
}

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** The place of the complete CV, because the schema has no fields for some of it. */
export const ours = 'x-pasand'
export const themePrefix = 'pasand-'

export function toJsonResume(cv: CvBody): JsonResume {
  const plain = plainly(cv)
  return { ...plain, meta: { ...plain.meta, [ours]: cv } }
}

/** With the fields of the schema alone. */
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
    languages: cv.languages.map((language) => ({ language })),
    meta: { version: 'v1.0.0', theme: `${themePrefix}${cv.template}` },
  }
}

const addressOf = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

const mark = /^\s*[-–—•*·▪●]\s*/u

function descriptionParts(description: string): { readonly summary?: string; readonly highlights?: readonly string[] } {
  const lines = description.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.length > 1 || lines.some((line) => mark.test(line))
  return isList ? { highlights: lines.map((line) => line.replace(mark, '').trim()) } : { summary: description }
}

/** Whether the address ends with a country; a postal code may follow. Most leave it out, and then the country is unknown. */
function isInIndia(address: string): boolean {
  return /(?:^|[,\n])\s*(?:india|bharat|भारत)[\s\d.-]*$/iu.test(address)
}
