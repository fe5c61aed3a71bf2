import { availabilities } from '#features/auth/rules.ts'
import { readWholeNumber } from '#platform/contract/numbers.ts'
import type { NewWish } from '../contract.ts'

export type WishErrors = Readonly<Record<string, string>>

export { availabilities }

/** Understood by `isAnyCompany` of the rules. */
export const anyCompany = 'Any company'

/** Reads the form without the contract's schema, because it is in a first load, which has no zod. The server validates again. */
export function readWish(form: FormData): { readonly wish: NewWish | null; readonly errors: WishErrors } {
  const text = (name: string): string => textIn(form, name)
  const days = availabilities.find(([value]) => String(value) === text('availabilityDays'))?.[0]
  const pay = readWholeNumber(text('expectedSalary'))
  const errors = {
    ...(text('role') ? {} : { role: 'Role is required' }),
    ...(text('company') ? {} : { company: 'Company name is required' }),
    ...(days === undefined ? { availabilityDays: 'Availability is required' } : {}),
    ...(isPay(pay) ? {} : { expectedSalary: 'Please enter the yearly salary in digits, such as 8,00,000' }),
  }
  if (days === undefined || Object.keys(errors).length > 0) return { wish: null, errors }
  const location = text('location')
  const wish = { company: text('company'), role: text('role'), availabilityDays: days, ...(location ? { location } : {}) }
  return { wish: pay === null ? wish : { ...wish, expectedSalary: pay }, errors }
}

/** False for NaN, the value of an unreadable text. */
function isPay(pay: number | null): boolean {
  return pay === null || pay <= 999_999_999
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
