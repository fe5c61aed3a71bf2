import { dayNumber } from '#platform/contract/dates.ts'

/** The facts about a person, from the account or from the CV. */
export type ProfileFacts = {
  readonly isEmailVerified: boolean
  readonly hasPhoto: boolean
  readonly hasPhone: boolean
  readonly hasLocation: boolean
  readonly hasExperience: boolean
  readonly hasCurrentSalary: boolean
  readonly hasExpectedSalary: boolean
  readonly hasAvailability: boolean
  readonly hasCv: boolean
  readonly skillCount: number
}

type ProfilePart = {
  readonly name: string
  readonly points: number
  readonly isFilled: boolean
  /** A sentence that says how to fill in the part. */
  readonly fix: string
}

export type ProfileStrength = { readonly percent: number; readonly parts: ProfilePart[] }

const skillsEnough = 3

/** The points add up to 100, so the strength of a profile is the sum of its filled parts. */
export function profileStrength(facts: ProfileFacts): ProfileStrength {
  const parts: ProfilePart[] = [
    part('CV', 25, facts.hasCv, 'Build your CV. You need it to apply for jobs.'),
    part('Verified email', 10, facts.isEmailVerified, 'Open the link in the email we sent you.'),
    part('Photo', 10, facts.hasPhoto, 'Add a photo so recruiters remember you.'),
    part('Phone', 10, facts.hasPhone, 'Add your phone number. Many employers in India call first.'),
    part('Location', 10, facts.hasLocation, 'Add your city to see jobs near you first.'),
    part('Skills', 10, facts.skillCount >= skillsEnough, `Add at least ${skillsEnough} skills. We match jobs to them.`),
    part('Experience', 10, facts.hasExperience, "Add your years of experience (0 if you're a fresher)."),
    part('Current salary', 5, facts.hasCurrentSalary, 'Add your current salary. Only you see it.'),
    part('Expected salary', 5, facts.hasExpectedSalary, 'Add your expected salary.'),
    part('Availability', 5, facts.hasAvailability, 'Add your notice period.'),
  ]
  const percent = parts.reduce((sum, { isFilled, points }) => sum + (isFilled ? points : 0), 0)
  return { percent, parts }
}

function part(name: string, points: number, isFilled: boolean, fix: string): ProfilePart {
  return { name, points, isFilled, fix }
}

/** Changes at midnight in India, and starts again after the last tip. */
export function tipOfTheDay(tips: readonly string[], nowIso: string): string {
  return tips[dayNumber(nowIso) % tips.length] ?? ''
}
