import { latinDigits } from '#platform/contract/numbers.ts'

/** The limits of one payment, in rupees. The highest amount is the provider's default limit. */
export const leastRupees = 1
export const mostRupees = 500_000

/** The initial amount of the payment demo. */
export const demoRupees = 100

/** The amount in paise, the provider's unit; null if it is not a whole number of paise. */
export function paiseOf(rupees: number): number | null {
  const paise = Math.round(rupees * 100)
  // Rounding errors are accepted: 19.99 times 100 is a little less than 1999. 1.005 times 100 is far from any whole number.
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : null
}

/** NaN for a text that is not a number. */
export function rupeesIn(typed: string): number {
  const text = typed.trim()
  return text === '' ? Number.NaN : Number(latinDigits(text))
}

/** The typed amount in paise; null if it may not be paid. */
export function paiseIn(typed: string): number | null {
  const rupees = rupeesIn(typed)
  return rupees >= leastRupees && rupees <= mostRupees ? paiseOf(rupees) : null
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function rupeesText(paise: number): string {
  return `₹${(paise % 100 === 0 ? whole : exact).format(paise / 100)}`
}
