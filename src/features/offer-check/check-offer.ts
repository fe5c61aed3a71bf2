import { addressSigns, type AddressSign } from './addresses.ts'
import { type KnownCompany, namedCompany } from './company-index.ts'
import { offeredPay } from './offered-pay.ts'
import { type FoundSign, wordSigns, type WordSign } from './signs.ts'

export type OfferSign = WordSign | AddressSign | 'unknown-company' | 'pay'

/** Facts besides the text. `usualPay` is the upper quartile of the yearly pay of open jobs for this role, with their number. */
export type OfferFacts = {
  readonly companies: readonly KnownCompany[]
  readonly usualPay: { readonly upperQuarter: number; readonly jobs: number } | null
}

/** `strong`: do not continue. `some`: check first. `none`: nothing was found, which does not prove that the offer is real. */
export type OfferVerdict = 'strong' | 'some' | 'none'

export type OfferCheck = {
  readonly verdict: OfferVerdict
  readonly signs: readonly FoundSign<OfferSign>[]
  /** The known company that the text names. */
  readonly company: string | null
}

/** Each of these alone is typical of common frauds; honest small employers may show several of the other signs. */
const decisive: ReadonlySet<OfferSign> = new Set(['fee', 'tasks', 'lookalike', 'secrets'])
/** Below this length, a message is judged by what it says and not by what it leaves out. */
const longEnough = 160
const farAbove = 2

export function checkOffer(text: string, { companies, usualPay }: OfferFacts): OfferCheck {
  const company = namedCompany(text, companies)
  const pay = offeredPay(text)
  const isPayFarAbove = pay !== null && usualPay !== null && pay.yearly > farAbove * usualPay.upperQuarter
  const signs: FoundSign<OfferSign>[] = [
    ...wordSigns(text),
    ...addressSigns(text, companies),
    ...(isPayFarAbove ? [{ sign: 'pay' as const, quote: pay.quote }] : []),
    ...(company === null && text.length >= longEnough ? [{ sign: 'unknown-company' as const, quote: null }] : []),
  ]
  return { verdict: verdictOf(signs.map(({ sign }) => sign)), signs, company }
}

function verdictOf(signs: readonly OfferSign[]): OfferVerdict {
  if (signs.some((sign) => decisive.has(sign))) return 'strong'
  return signs.length > 0 ? 'some' : 'none'
}
