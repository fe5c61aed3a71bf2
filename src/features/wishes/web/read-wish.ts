import { availabilities } from '#features/auth/rules.ts'
import type { NewWish } from '../contract.ts'

export type WishErrors = Readonly<Record<string, string>>

export { availabilities }

/** By hand and not by the contract's schema: this form stands on the first screen, which comes without zod. The server checks again. */
export function readWish(form: FormData): { readonly wish: NewWish | null; readonly errors: WishErrors } {
  const text = (name: string): string => textIn(form, name)
  const days = availabilities.find(([value]) => String(value) === text('availabilityDays'))?.[0]
  const pay = text('expectedSalary')
    .replace(/[\s,₹]/g, '')
    .replace(/(?=\p{Nd})[\u0660-\u0d6f]/gu, figureOf)
  const errors = {
    ...(text('company') ? {} : { company: 'Company name is required' }),
    ...(text('role') ? {} : { role: 'Role is required' }),
    ...(days === undefined ? { availabilityDays: 'Availability is required' } : {}),
    ...(/^\d{0,9}$/.test(pay) ? {} : { expectedSalary: 'Please write the rupees a year in figures, such as 8,00,000' }),
  }
  if (days === undefined || Object.keys(errors).length > 0) return { wish: null, errors }
  const location = text('location')
  const wish = { company: text('company'), role: text('role'), availabilityDays: days, ...(location ? { location } : {}) }
  return { wish: pay ? { ...wish, expectedSalary: Number(pay) } : wish, errors }
}

/** The figures of India's scripts stand in blocks: those of Urdu begin one, the others follow six signs behind its beginning. */
function figureOf(sign: string): string {
  const code = sign.charCodeAt(0)
  return String((code % 16) - (code < 0x900 ? 0 : 6))
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
