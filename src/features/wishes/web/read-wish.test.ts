import { expect, test } from 'vitest'
import { NewWish } from '../contract.ts'
import { isAnyCompany } from '../rules.ts'
import { anyCompany, availabilities, readWish } from './read-wish.ts'

function typed(over: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ company: 'Kaveri', role: 'Nurse', availabilityDays: '0', ...over }))
    form.set(name, value)
  return form
}

test('missing fields are named as in the contract', () => {
  const { errors, wish } = readWish(new FormData())
  const { error } = NewWish.safeParse({})
  expect(wish).toBeNull()
  // In the order of the form, which begins with the role.
  expect(errors).toEqual(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])))
})

test.each(availabilities.map(([days]) => days))('%i days are a wish that the contract takes', (availabilityDays) => {
  const { wish } = readWish(typed({ availabilityDays: String(availabilityDays) }))
  expect(wish).toEqual({ company: 'Kaveri', role: 'Nurse', availabilityDays })
  expect(NewWish.safeParse(wish).success).toBe(true)
})

test.each([
  ['8,00,000', 800_000],
  ['₹ 12 00 000', 1_200_000],
  ['0', 0],
  ['८,००,०००', 800_000],
  ['௧௨௩௪௫௬௭௮௯', 123_456_789],
  ['۸۰۰۰۰۰', 800_000],
])('an expected salary of %s is %i rupees', (expectedSalary, rupees) => {
  expect(readWish(typed({ expectedSalary })).wish).toMatchObject({ expectedSalary: rupees })
})

test.each(['8 lakh', '-1', '1.5', '9999999999'])('an expected salary of %s is not understood', (expectedSalary) => {
  const { wish, errors } = readWish(typed({ expectedSalary }))
  expect(wish).toBeNull()
  expect(errors).toHaveProperty('expectedSalary')
})

test('the value of the Any company box is understood as any company', () => {
  expect(isAnyCompany(anyCompany)).toBe(true)
})
