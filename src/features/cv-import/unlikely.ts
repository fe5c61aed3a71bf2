import { endsBeforeStart, whyNotPhone } from '#features/cvs/rules.ts'
import type { ProposedCv } from './proposal.ts'

/** The paths of what a file says plainly and what can hardly be meant: nobody should get it into a CV without looking. */
export function unlikelyIn({ personalInfo: { phone }, experience, education }: ProposedCv): readonly string[] {
  return [
    ...(phone !== '' && whyNotPhone(phone) !== null ? ['personalInfo.phone'] : []),
    ...experience.flatMap(({ startDate, endDate, current }, at) =>
      !current && endsBeforeStart(startDate, endDate) ? [`experience.${at}.endDate`] : [],
    ),
    ...education.flatMap(({ startYear, endYear }, at) =>
      endsBeforeStart(startYear, endYear) ? [`education.${at}.endYear`] : [],
    ),
  ]
}
