/** Up to this page jobs can be requested by number; after it, only by the cursor of the page before. */
export const rowsByNumber = 1_000

const usualLimit = 20

/** Pages of the screen. */
export const pagesByNumber = rowsByNumber / usualLimit

export function isByNumber(page: number, limit: number): boolean {
  return page * limit <= rowsByNumber
}
/** The filters of a search, in the order in which they are shown, without order and page. */
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

const counted = new Intl.NumberFormat('en-IN')

/** The total of a search as a text: exact up to a thousand, then "1000+". */
export function totalText(total: string): string {
  const text = counted.format(Number.parseInt(total, 10) || 0) + (total.endsWith('+') ? '+' : '')
  return `${text} ${text === '1' ? 'job' : 'jobs'}`
}

/** Two jobs in each quarter. With fewer, the figures would describe these jobs and not the trade. */
export const leastJobsForPay = 8

type Pay = { readonly salaryMin: number | null; readonly salaryMax: number | null }
type Similar = {
  readonly isSameLevel: boolean
  readonly pay: { readonly lowerQuarter: number; readonly upperQuarter: number } | null
}

/**
 * The pay of a job among that of similar ones of its level; null when either is not stated. Among all levels the rank would say how senior a job is
 * and not how it pays. A job counts with the middle of what it offers.
 */
export function rankOfPay({ salaryMin, salaryMax }: Pay, { isSameLevel, pay }: Similar): 'less' | 'usual' | 'more' | null {
  const [low, high] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin]
  if (low === null || high === null || !isSameLevel || !pay) return null
  const { lowerQuarter, upperQuarter } = pay
  const middle = (low + high) / 2
  if (middle < lowerQuarter) return 'less'
  return middle > upperQuarter ? 'more' : 'usual'
}
