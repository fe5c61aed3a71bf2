import { addressSigns, type AddressSign } from './addresses.ts'
import { type KnownCompany, namedCompany } from './company-index.ts'
import { offeredPay } from './offered-pay.ts'
import { type FoundSign, wordSigns, type WordSign } from './signs.ts'

export type OfferSign = WordSign | AddressSign | 'unknown-company' | 'pay'

/** What is known beside the text. `usualPay`: the upper quarter of what open jobs of this role offer a year, with their number. */
export type OfferFacts = {
  readonly companies: readonly KnownCompany[]
  readonly usualPay: { readonly upperQuarter: number; readonly jobs: number } | null
}

/** `strong`: do not go on. `some`: check first. `none`: nothing was found, which does not show that the offer is real. */
export type OfferVerdict = 'strong' | 'some' | 'none'

export type OfferCheck = {
  readonly verdict: OfferVerdict
  readonly signs: readonly FoundSign<OfferSign>[]
  /** The company that the text names and that we know. */
  readonly company: string | null
}

/** Any of these alone is how the common frauds work; honest small employers show several of the others. */
const decisive: ReadonlySet<OfferSign> = new Set(['fee', 'tasks', 'lookalike', 'secrets'])
/** A message that says nothing about its company is judged by what it says, not by what it leaves out. */
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
