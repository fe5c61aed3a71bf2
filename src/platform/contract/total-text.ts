/** Totals of long lists, as the header `X-Total-Count` states them: exact up to a limit, and then the limit with a plus, such as "1000+". */
const counted = new Intl.NumberFormat('en-IN')

/** The total in Indian grouping: "1,000+". */
export function totalOf(total: string): string {
  return counted.format(Number.parseInt(total, 10) || 0) + (total.endsWith('+') ? '+' : '')
}

/** The total with its noun: "1 job", "1,000+ jobs". */
export function totalText(total: string, one: string, many = `${one}s`): string {
  return `${totalOf(total)} ${total === '1' ? one : many}`
}
