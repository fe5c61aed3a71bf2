/** Computes what plans are worth and how long they run in plain numbers, with which the stored subscriptions must agree. */
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { dayMs } from '#platform/contract/dates.ts'

export const offers = [
  { paise: 300_000, days: 30, slots: 2, units: 3 },
  { paise: 600_000, days: 30, slots: 8, units: 0 },
  { paise: 1_234_567, days: 90, slots: 25, units: 10 },
] as const

/** The lengths and values of running plans, one after the other. Times are in milliseconds. */
type Piece = { readonly order: string; readonly plan: number; value: number; length: number; left: number }
/** A replaced order: the order that replaced it, its value, and how much of that value was credited. */
type Replacement = { readonly by: string; value: number; credit: number }
export type Model = {
  pieces: Piece[]
  readonly replaced: Map<string, Replacement>
  units: number
  readonly refunded: Set<string>
  readonly bought: { order: string; plan: number }[]
}

export function wait({ pieces }: Model, ms: number): void {
  let rest = ms
  while (pieces[0] && rest > 0) {
    const spent = Math.min(rest, pieces[0].left)
    pieces[0].left -= spent
    rest -= spent
    if (pieces[0].left === 0) pieces.shift()
  }
}

const shareOf = (whole: number, part: number, of: number): number => Number((BigInt(whole) * BigInt(part)) / BigInt(of))

export function buyIn(model: Model, plan: number, order: string): void {
  const { paise, days, units } = assertDefined(offers[plan], 'the offer')
  const isSame = model.pieces.every((piece) => piece.plan === plan)
  const credits = isSame ? [] : model.pieces.map(({ value, left, length }) => shareOf(value, left, length))
  if (!isSame) {
    for (const [at, piece] of model.pieces.entries())
      model.replaced.set(piece.order, { by: order, value: piece.value, credit: credits[at] ?? 0 })
  }
  const credit = credits.reduce((sum, one) => sum + one, 0)
  const length = days * dayMs + shareOf(days * dayMs, credit, paise)
  model.pieces = [...(isSame ? model.pieces : []), { order, plan, value: paise + credit, length, left: length }]
  model.units += units
  model.bought.push({ order, plan })
}

export function refundIn(model: Model, { order, plan }: { order: string; plan: number }): void {
  if (model.refunded.has(order)) return
  model.refunded.add(order)
  model.pieces = model.pieces.filter((piece) => piece.order !== order)
  takeBack(model, order)
  model.pieces = model.pieces.filter(({ left }) => left > 0)
  model.units -= Math.min(model.units, assertDefined(offers[plan], 'the offer').units)
}

/** Takes the credit of a refunded order back from the order that received it, or from the order that has replaced that one. */
function takeBack({ pieces, replaced, refunded }: Model, order: string): void {
  let step = replaced.get(order)
  let paise = step?.credit ?? 0
  while (step) {
    const { by } = step
    const piece = pieces.find((one) => one.order === by)
    if (piece) {
      const length = shareOf(piece.length, piece.value - paise, piece.value)
      Object.assign(piece, { length, left: piece.left - piece.length + length, value: piece.value - paise })
    }
    step = piece || refunded.has(by) ? undefined : replaced.get(by)
    if (!step) return
    const passedOn = shareOf(paise, step.credit, step.value)
    step.value -= paise
    step.credit -= passedOn
    paise = passedOn
  }
}
