import type { CvBody, CvRating } from './contract.ts'
import { checks } from './rating-checks.ts'

/** The rating from 0 to 5 with one decimal: the sum of the points of the passed checks. */
export function rateCv(cv: CvBody): CvRating {
  const looked = checks.map(({ look, field, ...check }) => ({
    ...check,
    ...look(cv),
    field: typeof field === 'string' ? field : field(cv),
  }))
  const earned = looked.reduce((sum, { isPassed, tenths }) => sum + (isPassed ? tenths : 0), 0)
  return { rating: earned / 10, checks: looked.map(({ tenths, ...check }) => ({ ...check, points: tenths / 10 })) }
}
