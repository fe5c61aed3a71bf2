import { dayNumber } from '#platform/contract/dates.ts'

/** What is known of a person, from the account or from the CV. */
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
  /** A sentence that says what to do about it. */
  readonly mend: string
}

export type ProfileStrength = { readonly percent: number; readonly parts: ProfilePart[] }

const skillsEnough = 3

/** The points add up to 100, so the strength of a profile is the sum of the filled parts. */
export function profileStrength(facts: ProfileFacts): ProfileStrength {
  const parts: ProfilePart[] = [
    part('CV', 25, facts.hasCv, 'Build your CV. You need it to apply for jobs.'),
    part(
      'Verified email',
      10,
      facts.isEmailVerified,
      'Follow the link in the letter we sent you, so that employers can reach you.',
    ),
    part('Photo', 10, facts.hasPhoto, 'Add a photo of yourself. A face is remembered.'),
    part('Phone', 10, facts.hasPhone, 'Add your phone number. Many employers in India call first.'),
    part('Location', 10, facts.hasLocation, 'Say where you live, and jobs near you come first.'),
    part('Skills', 10, facts.skillCount >= skillsEnough, `Name at least ${skillsEnough} skills. Jobs are matched by them.`),
    part('Experience', 10, facts.hasExperience, 'Say how long you have worked. Freshers write 0.'),
    part('Current salary', 5, facts.hasCurrentSalary, 'Add what you earn now. Only you see it.'),
    part('Expected salary', 5, facts.hasExpectedSalary, 'Say what you would like to earn.'),
    part('Availability', 5, facts.hasAvailability, 'Say how soon you can join.'),
  ]
  const percent = parts.reduce((sum, { isFilled, points }) => sum + (isFilled ? points : 0), 0)
  return { percent, parts }
}

function part(name: string, points: number, isFilled: boolean, mend: string): ProfilePart {
  return { name, points, isFilled, mend }
}

/** Changes at midnight in India, and starts again when all have been shown. */
export function tipOfTheDay(tips: readonly string[], nowIso: string): string {
  return tips[dayNumber(nowIso) % tips.length] ?? ''
}
