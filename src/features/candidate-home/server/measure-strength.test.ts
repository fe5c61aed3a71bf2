import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()

async function strengthOf(person: Person): Promise<{ percent: number; missing: string[] }> {
  const { percent, parts } = (await person.call('GET /api/account/strength')).json()
  type Part = { name: string; isFilled: boolean }
  return { percent, missing: parts.filter(({ isFilled }: Part) => !isFilled).map(({ name }: Part) => name) }
}

test('a new account has points for its verified email address', async () => {
  expect((await strengthOf(await portal.aUser())).percent).toBe(10)
})

test('facts of the CV count', async () => {
  const person = await portal.aUser()
  await aCv(person)
  expect(await strengthOf(person)).toEqual({
    percent: 75,
    missing: ['Photo', 'Current salary', 'Expected salary', 'Availability'],
  })
})

test('an account that is complete except for photo and current salary is at 85 percent', async () => {
  const person = await portal.aUser()
  await aCv(person)
  await portal.db
    .updateTable('users')
    .set({ expectedSalary: 1_200_000, availabilityDays: 0 })
    .where('id', '=', person.id)
    .execute()
  expect(await strengthOf(person)).toEqual({ percent: 85, missing: ['Photo', 'Current salary'] })
})

test('a visitor is refused', async () => {
  expect((await portal.visitor.call('GET /api/account/strength')).statusCode).toBe(401)
})

test('anyone may read the tip of the day', async () => {
  expect((await portal.visitor.call('GET /api/account/career-tip')).json()).toEqual({ text: expect.any(String) })
})
