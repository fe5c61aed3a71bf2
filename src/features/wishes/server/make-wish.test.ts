import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { openPortal } from '#tests/portal.ts'

const call = 'POST /api/wishes'
const portal = await openPortal()
const wish = { company: 'Kaveri Software', role: 'Frontend Engineer', availabilityDays: 30 }

test('a wish is stored for the person who made it', async () => {
  const asha = await portal.aUser()
  const answer = await asha.call(call, { ...wish, company: ' Kaveri Software ', expectedSalary: 1_200_000 })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({
    ...wish,
    id: expect.any(String),
    expectedSalary: 1_200_000,
    location: null,
    isActive: true,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const rows = await portal.db.selectFrom('wishes').selectAll().where('userId', '=', asha.id).execute()
  expect(rows).toEqual([expect.objectContaining({ ...wish, expectedSalary: 1_200_000, isActive: true })])
})

test.each([0, 15, 30, 60, 90])('someone who is free in %i days may wish', async (availabilityDays) => {
  const asha = await portal.aUser()
  const answer = await asha.call(call, { ...wish, availabilityDays })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ availabilityDays, expectedSalary: null })
})

test('missing fields are named as in the form', async () => {
  const asha = await portal.aUser()
  const answer = await asha.call(call, { company: ' ' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    message: 'Company name is required',
    errors: [
      { path: 'company', message: 'Company name is required' },
      { path: 'role', message: 'Role is required' },
      { path: 'availabilityDays', message: 'Availability is required' },
    ],
  })
})

test.each([
  [{ availabilityDays: 7 }],
  [{ availabilityDays: '30' }],
  [{ expectedSalary: -1 }],
  [{ expectedSalary: 1.5 }],
  [{ expectedSalary: 1e12 }],
])('%j is not understood', async (wrong) => {
  const asha = await portal.aUser()
  expect((await asha.call(call, { ...wish, ...wrong })).statusCode).toBe(400)
})

test('invisible characters are removed', async () => {
  const asha = await portal.aUser()
  const answer = await asha.call(call, { ...wish, company: 'Kaveri\0 Software\u202E', role: '\0Cook' })
  expect(answer.json()).toMatchObject({ company: 'Kaveri Software', role: 'Cook' })
  expect((await asha.call(call, { ...wish, company: '\0' })).json()).toMatchObject({ message: 'Company name is required' })
  expect((await asha.call(call, { ...wish, role: '\u200B' })).json()).toMatchObject({ message: 'Role is required' })
})

test('making the same wish again, even concurrently, returns the same one, no longer paused', async () => {
  const asha = await portal.aUser()
  const made = await Promise.all(
    [wish, { ...wish, role: 'frontend engineer' }, { ...wish, location: '' }].map((body) => asha.call(call, body)),
  )
  const ids = new Set(made.map((answer) => answer.json<{ id: string }>().id))
  expect(ids.size).toBe(1)
  await asha.call(`PUT /api/wishes/${[...ids].join('')}`, { isActive: false })
  expect((await asha.call(call, wish)).json()).toMatchObject({ id: [...ids].join(''), isActive: true })
  await asha.call(call, { ...wish, expectedSalary: 900_000 })
  await asha.call(call, { ...wish, location: 'Pune' })
  expect((await asha.call('GET /api/wishes')).json()).toHaveLength(3)
})

test('a visitor has to sign in first', async () => {
  expect((await portal.visitor.call(call, wish)).statusCode).toBe(401)
})

test('the number of wishes an hour is limited', async () => {
  const asha = await portal.aUser()
  for (let i = 0; i < 30; i++) expect((await asha.call(call, wish)).statusCode).toBe(201)
  expect((await asha.call(call, wish)).statusCode).toBe(429)
})

test('twenty wishes may be active and fifty stored; more are refused, also when made concurrently', async () => {
  const asha = await portal.aUser()
  const made = await Promise.all(Array.from({ length: 22 }, (_, at) => asha.call(call, { ...wish, role: `Engineer ${at}` })))
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(made.find(({ statusCode }) => statusCode !== 201)?.json()).toEqual({
    code: 'tooManyActive',
    message: 'You have 20 active wishes. Please pause or delete one first.',
  })
  const paused = { userId: asha.id, company: 'Kaveri', role: 'Welder', isActive: false, createdAt: new Date() }
  await portal.db
    .insertInto('wishes')
    .values(Array.from({ length: 30 }, () => ({ ...paused, availabilityDays: 30 as const, id: newId() })))
    .execute()
  const list = (await asha.call('GET /api/wishes')).json<{ id: string; isActive: boolean }[]>()
  expect(list).toHaveLength(50)
  const [first, sleeping] = [list.find(({ isActive }) => isActive), list.find(({ isActive }) => !isActive)]
  const take = () => asha.call(`PUT /api/wishes/${sleeping?.id}`, { isActive: true })
  expect((await take()).json().code).toBe('tooManyActive')
  await asha.call(`PUT /api/wishes/${first?.id}`, { isActive: false })
  expect((await asha.call(call, { ...wish, role: 'Plumber' })).json().code).toBe('tooMany')
  expect((await take()).statusCode).toBe(200)
})

test('paused wishes are counted, but not among the active ones', async () => {
  const asha = await portal.aUser()
  const count = async () => (await asha.call('GET /api/wishes/count')).json()
  expect(await count()).toEqual({ wishes: 0, active: 0 })
  const { id } = (await asha.call(call, wish)).json<{ id: string }>()
  expect(await count()).toEqual({ wishes: 1, active: 1 })
  await portal.db.updateTable('wishes').set({ isActive: false }).where('id', '=', id).execute()
  expect(await count()).toEqual({ wishes: 1, active: 0 })
})
