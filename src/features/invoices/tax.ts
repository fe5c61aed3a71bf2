/** The parts, in paise, of an amount that includes tax. They add up to the amount. */
export type TaxParts = {
  readonly amountPaise: number
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

type TaxRule = {
  /** In hundredths of a percent. */
  readonly rate: number
  /** True if seller and place of supply are in one state: half of the tax is then the state's. */
  readonly isWithinState: boolean
}

/** In whole paise, rounded half up. The two halves within a state are equal, so an odd paisa is part of the value. */
export function taxParts(amountPaise: number, { rate, isWithinState }: TaxRule): TaxParts {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  if (isWithinState) {
    const half = rounded(amountPaise * rate, 2 * (10_000 + rate))
    return { ...none, amountPaise, taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half }
  }
  const igstPaise = rounded(amountPaise * rate, 10_000 + rate)
  return { ...none, amountPaise, taxablePaise: amountPaise - igstPaise, igstPaise }
}

/** The rest of an invoice after its credit notes. The last credit note takes it, so that the sums are equal. */
export function restOf(whole: TaxParts, taken: readonly TaxParts[]): TaxParts {
  const left = (part: keyof TaxParts): number => taken.reduce((sum, one) => sum - one[part], whole[part])
  return {
    amountPaise: left('amountPaise'),
    taxablePaise: left('taxablePaise'),
    cgstPaise: left('cgstPaise'),
    sgstPaise: left('sgstPaise'),
    igstPaise: left('igstPaise'),
  }
}

/**
 * The parts of the next credit note: the tax of all refunds so far, minus that of the earlier credit notes. Rounding each one alone would accumulate
 * errors, until the last one became negative.
 */
export function nextParts(taken: readonly TaxParts[], amountPaise: number, rule: TaxRule): TaxParts {
  const returned = taken.reduce((sum, one) => sum + one.amountPaise, amountPaise)
  return restOf(taxParts(returned, rule), taken)
}

/** Exact: five lakh rupees in paise times the highest rate is far below 2^53. */
const rounded = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor))

/** The rate as printed in laws: 18%, 0.25%. */
export const rateText = (rate: number): string => `${rate / 100}%`
