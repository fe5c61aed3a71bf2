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
