import { availabilities } from '#features/auth/rules.ts'
import type { NewWish } from '../contract.ts'

export type WishErrors = Readonly<Record<string, string>>

export { availabilities }

/** Not by the contract's schema: this form is in a first load, which contains no zod. The server validates again. */
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
    ...(/^\d{0,9}$/.test(pay) ? {} : { expectedSalary: 'Please enter the yearly salary in digits, such as 8,00,000' }),
  }
  if (days === undefined || Object.keys(errors).length > 0) return { wish: null, errors }
  const location = text('location')
  const wish = { company: text('company'), role: text('role'), availabilityDays: days, ...(location ? { location } : {}) }
  return { wish: pay ? { ...wish, expectedSalary: Number(pay) } : wish, errors }
}

/**
 * The digits of Indian scripts are at fixed code points: those of Urdu begin a block of sixteen, the others follow six code points after its
 * beginning.
 */
function figureOf(sign: string): string {
  const code = sign.charCodeAt(0)
  return String((code % 16) - (code < 0x900 ? 0 : 6))
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
