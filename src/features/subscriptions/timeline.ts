import { dayMs } from '#platform/contract/dates.ts'

/** A paid period. `key` identifies what was bought: the plan, or the add-on. */
export type Period = {
  readonly id: string
  readonly key: string
  readonly start: Date
  readonly end: Date
  /** The value of the whole period. */
  readonly valuePaise: number
}

/** A number of days of 24 hours, or a calendar month. */
export type Length = { readonly days: number } | 'month'

export type Purchase = { readonly id: string; readonly key: string; readonly pricePaise: number; readonly length: Length }

const indiaAheadMs = 5.5 * 60 * 60 * 1_000

/** A month after 31 January is the last day of February. Days are those of India. */
export function after(start: Date, length: Length): Date {
  if (length !== 'month') return new Date(start.getTime() + length.days * dayMs)
  const there = new Date(start.getTime() + indiaAheadMs)
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const timeOfDay = there.getTime() - Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate())
  return new Date(Date.UTC(year, month, Math.min(there.getUTCDate(), lastDay)) + timeOfDay - indiaAheadMs)
}

/** Rounded down to whole paise. */
export function unusedPaise({ start, end, valuePaise }: Period, now: Date): number {
  const length = end.getTime() - start.getTime()
  const left = Math.min(length, Math.max(0, end.getTime() - now.getTime()))
  return Number((BigInt(valuePaise) * BigInt(left)) / BigInt(length))
}

export function creditOf(live: readonly Period[], now: Date): number {
  return live.reduce((sum, period) => sum + unusedPaise(period, now), 0)
}

export type PurchaseEffect = { readonly added: Period; readonly replaced: readonly Period[] }

/**
 * The same purchase begins when the last one ends. A different one begins now and replaces the present periods; their unused value extends the new
 * one, at its own price. `live` are the periods that have not ended, in the order of time.
 */
export function buy(live: readonly Period[], { id, key, pricePaise, length }: Purchase, now: Date): PurchaseEffect {
  const last = live.at(-1)
  if (!last || last.key === key) {
    const start = last && last.end > now ? last.end : now
    return { added: { id, key, start, end: after(start, length), valuePaise: pricePaise }, replaced: [] }
  }
  const credit = creditOf(live, now)
  return {
    added: {
      id,
      key,
      start: now,
      end: lengthened(after(now, length), { now, credit, pricePaise }),
      valuePaise: pricePaise + credit,
    },
    replaced: live,
  }
}

type CreditTerms = { readonly now: Date; readonly credit: number; readonly pricePaise: number }

function lengthened(end: Date, { now, credit, pricePaise }: CreditTerms): Date {
  const length = end.getTime() - now.getTime()
  return new Date(end.getTime() + Number((BigInt(length) * BigInt(credit)) / BigInt(pricePaise)))
}

/** Removes a period from now on; later ones move forward to its beginning, or to now. Returns the periods that move. */
export function takeOut(live: readonly Period[], id: string, now: Date): Period[] {
  const at = live.findIndex((period) => period.id === id)
  const taken = live[at]
  if (!taken) return []
  return oneAfterTheOther(live.slice(at + 1), taken.start > now ? taken.start : now)
}

/** Places the periods one after the other with the same lengths, from `begin` on. */
export function oneAfterTheOther(periods: readonly Period[], begin: Date): Period[] {
  let next = begin
  return periods.map((period) => {
    const start = next
    next = new Date(start.getTime() + period.end.getTime() - period.start.getTime())
    return { ...period, start, end: next }
  })
}

/** Shortens a period by a part of its value; time that has passed stays. */
export function shortened(period: Period, paise: number, now: Date): Period {
  const { start, end, valuePaise } = period
  const length = (BigInt(end.getTime() - start.getTime()) * BigInt(valuePaise - paise)) / BigInt(valuePaise)
  const earlier = new Date(start.getTime() + Number(length))
  return { ...period, valuePaise: valuePaise - paise, end: earlier > now ? earlier : now }
}
