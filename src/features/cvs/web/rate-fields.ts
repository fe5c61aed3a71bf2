import type { CvRating } from '#features/cvs/contract.ts'
import { rateCv } from '#features/cvs/rating.ts'
import { bodyOf, type CvFields } from '#features/cvs/web/cv-fields.ts'

const isAny = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '')

/** Rates the values of the form; null while there is nothing to rate. */
export function rateFields(fields: CvFields): CvRating | null {
  const { personalInfo, ...body } = bodyOf(fields)
  const experience = body.experience.filter(({ company, position, description }) => isAny(company, position, description))
  const education = body.education.filter(({ institution, degree, field }) => isAny(institution, degree, field))
  if (!isAny(body.summary, ...body.skills) && experience.length + education.length === 0) return null
  const { rating, checks } = rateCv({ ...body, personalInfo: trimmed(personalInfo), experience, education })
  const places = { experience: experience.map((entry) => body.experience.indexOf(entry)) }
  return { rating, checks: checks.map((check) => ({ ...check, field: fieldInForm(check.field, places.experience) })) }
}

function trimmed(person: CvFields['personalInfo']): CvFields['personalInfo'] {
  const { fullName, email, phone, address, linkedIn, portfolio } = person
  return {
    fullName: fullName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    address: address.trim(),
    linkedIn: linkedIn.trim(),
    portfolio: portfolio.trim(),
  }
}

/** The path in the form: the rating leaves out blank entries, the form does not. */
function fieldInForm(field: string, places: readonly number[]): string {
  return field.replace(/^experience\.(\d+)/, (_, at: string) => `experience.${places[Number(at)] ?? at}`)
}
