/** Jobs up to this position can be requested by page number; later ones only by the cursor of the page before. */
export const rowsByNumber = 1_000

const usualLimit = 20

/** The last page that the screen can request by number. */
export const pagesByNumber = rowsByNumber / usualLimit

export function isByNumber(page: number, limit: number): boolean {
  return page * limit <= rowsByNumber
}
/** The parts of a search in the order in which they are shown, without order and page. */
export const searchParts = [
  'q',
  'company',
  'location',
  'shift',
  'walkIn',
  'demographic',
  'experience',
  'jobType',
  'salaryMin',
  'urgent',
] as const

/** The minimum number of jobs for pay figures: two in each quarter. With fewer, the figures would describe single jobs and not the trade. */
export const leastJobsForPay = 8

type Pay = { readonly salaryMin: number | null; readonly salaryMax: number | null }
type Similar = {
  readonly isSameLevel: boolean
  readonly pay: { readonly lowerQuarter: number; readonly upperQuarter: number } | null
}

/**
 * Compares the pay of a job with that of similar jobs of its level. Null if either is not stated or the levels differ: the result would then show how
 * senior the job is. The middle of a pay range is compared.
 */
export function rankOfPay({ salaryMin, salaryMax }: Pay, { isSameLevel, pay }: Similar): 'less' | 'usual' | 'more' | null {
  const [low, high] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin]
  if (low === null || high === null || !isSameLevel || !pay) return null
  const { lowerQuarter, upperQuarter } = pay
  const middle = (low + high) / 2
  if (middle < lowerQuarter) return 'less'
  return middle > upperQuarter ? 'more' : 'usual'
}
