/** Up to this page jobs can be requested by number; after it, only by the cursor of the page before. */
export const rowsByNumber = 1_000

const usualLimit = 20

/** Pages of the screen. */
export const pagesByNumber = rowsByNumber / usualLimit

export function isByNumber(page: number, limit: number): boolean {
  return page * limit <= rowsByNumber
}
/** The filters of a search, in the order in which they are shown, without order and page. */
export const searchParts = ['q', 'location', 'demographic', 'experience', 'jobType', 'salaryMin', 'urgent'] as const

const counted = new Intl.NumberFormat('en-IN')

/** The total of a search as a text: exact up to a thousand, then "1000+". */
export function totalText(total: string): string {
  const text = counted.format(Number.parseInt(total, 10) || 0) + (total.endsWith('+') ? '+' : '')
  return `${text} ${text === '1' ? 'job' : 'jobs'}`
}

/** Two jobs in each quarter. With fewer, the figures would describe these jobs and not the trade. */
export const leastJobsForPay = 8

type Pay = { readonly salaryMin: number | null; readonly salaryMax: number | null }
type Quarters = { readonly lowerQuarter: number; readonly upperQuarter: number }

/** The pay of a job among that of similar ones; null when it is not stated. A job counts with the middle of what it offers. */
export function rankOfPay(
  { salaryMin, salaryMax }: Pay,
  { lowerQuarter, upperQuarter }: Quarters,
): 'less' | 'usual' | 'more' | null {
  const [low, high] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin]
  if (low === null || high === null) return null
  const middle = (low + high) / 2
  if (middle < lowerQuarter) return 'less'
  return middle > upperQuarter ? 'more' : 'usual'
}
