/** What narrows a search, in the order in which it is asked and said. Order and page are how one looks at it. */
export const searchParts = ['q', 'location', 'demographic', 'experience', 'jobType', 'salaryMin', 'urgent'] as const

const counted = new Intl.NumberFormat('en-IN')

/** The total of a search as it comes with the answer: exact up to a thousand, then "1000+". */
export function totalText(total: string): string {
  const text = counted.format(Number.parseInt(total, 10) || 0) + (total.endsWith('+') ? '+' : '')
  return `${text} ${text === '1' ? 'job' : 'jobs'}`
}
