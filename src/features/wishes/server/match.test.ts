import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { MyWish } from '../contract.ts'
import { matchNewJobs } from './match-new-jobs.ts'

const portal = await openPortal()
const { db, context } = portal
const wish = { company: 'Kaveri Software', role: 'Frontend Engineer', availabilityDays: 30 }
const job = { company: 'Kaveri Software Pvt. Ltd.', title: 'Senior Frontend Engineer' }

async function aWisher(over: object = {}): Promise<Person> {
  const person = await portal.aUser()
  expect((await person.call('POST /api/wishes', { ...wish, ...over })).statusCode).toBe(201)
  return person
}

const ago = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1_000)

async function wishesOf(person: Person): Promise<MyWish[]> {
  return (await person.call('GET /api/wishes')).json()
}

const titlesOf = async (person: Person): Promise<string[]> =>
  (await wishesOf(person)).flatMap(({ matches }) => matches.map(({ title }) => title))

test('a new job matches similar wishes, with the reason, and no other wish', async () => {
  const [asha, cook] = [await aWisher(), await aWisher({ role: 'Cook' })]
  await portal.settle()
  await aJob(db, { ...job, location: 'Pune, Maharashtra' })
  await matchNewJobs(context)
  const [mine] = await wishesOf(asha)
  expect(mine).toMatchObject({ matchCount: 1, isActive: true, location: null })
  expect(mine?.matches).toEqual([
    expect.objectContaining({ title: job.title, reason: 'Same role, at Kaveri Software Pvt. Ltd.' }),
  ])
  expect(await titlesOf(cook)).toEqual([])
  expect((await asha.call('GET /api/wishes/matches')).json()).toEqual(mine?.matches)
})

test('names are found with typing errors and in their short form', async () => {
  const [misspelt, short] = [
    await aWisher({ company: 'Narmada Grameen Bnak', role: 'Cashier' }),
    await aWisher({ company: 'Narmada', role: 'Cashier' }),
  ]
  await aJob(db, { company: 'Narmada Grameen Bank Limited', title: 'Cashier' })
  await matchNewJobs(context)
  expect(await titlesOf(misspelt)).toEqual(['Cashier'])
  expect(await titlesOf(short)).toEqual(['Cashier'])
})

test('a new wish is compared with the jobs of the last thirty days only', async () => {
  await aJob(db, { company: 'Godavari Textiles', title: 'Loom Fitter', createdAt: ago(29) })
  await aJob(db, { company: 'Godavari Textiles', title: 'Night Loom Fitter', createdAt: ago(31) })
  const asha = await aWisher({ company: 'Godavari Textiles', role: 'Loom Fitter' })
  await portal.settle()
  expect(await titlesOf(asha)).toEqual(['Loom Fitter'])
})

test('a job with another place, pay or time does not match', async () => {
  const choosy = await aWisher({
    company: 'Sabarmati Foods',
    role: 'Taster',
    location: 'Surat, Gujarat',
    expectedSalary: 900_000,
  })
  const made = { company: 'Sabarmati Foods', title: 'Taster', location: 'Surat, Gujarat', salaryMax: 1_000_000 }
  await aJob(db, { ...made, location: 'Rajkot, Gujarat' })
  await aJob(db, { ...made, salaryMax: 500_000 })
  await aJob(db, { ...made, demographics: ['immediate_joiner'] })
  await matchNewJobs(context)
  expect(await titlesOf(choosy)).toEqual([])
  await aJob(db, made)
  await matchNewJobs(context)
  const [mine] = await wishesOf(choosy)
  expect(mine?.matches.map(({ reason }) => reason)).toEqual([
    'Same role, at Sabarmati Foods · In Surat, as you wished · Pays up to ₹10.0L (you expect ₹9.0L)',
  ])
})

test('a wish gets at most five matches a day at other companies, and all at its own', async () => {
  const asha = await aWisher({ company: 'Chenab Dairy', role: 'Cheesemaker' })
  for (let n = 0; n < 8; n++) await aJob(db, { company: `Dairy of village ${n}`, title: 'Cheesemaker' })
  await matchNewJobs(context)
  for (let n = 0; n < 3; n++) await aJob(db, { company: `Dairy of town ${n}`, title: 'Cheesemaker' })
  for (let n = 0; n < 7; n++) await aJob(db, { company: 'Chenab Dairy', title: 'Cheesemaker' })
  await matchNewJobs(context)
  expect((await wishesOf(asha))[0]?.matchCount).toBe(12)
})

test('a paused wish gets no matches and is not on the home screen; a resumed one catches up', async () => {
  const asha = await aWisher({ company: 'Betwa Motors', role: 'Welder' })
  await aJob(db, { company: 'Betwa Motors', title: 'Welder' })
  await matchNewJobs(context)
  const [{ id } = { id: '' }] = await wishesOf(asha)
  expect((await asha.call(`PUT /api/wishes/${id}`, { isActive: false })).json()).toMatchObject({ isActive: false })
  await aJob(db, { company: 'Betwa Motors', title: 'Night Welder' })
  await matchNewJobs(context)
  expect(await titlesOf(asha)).toEqual(['Welder'])
  expect((await asha.call('GET /api/wishes/matches')).json()).toEqual([])
  await asha.call(`PUT /api/wishes/${id}`, { isActive: true })
  await portal.settle()
  expect((await titlesOf(asha)).toSorted()).toEqual(['Night Welder', 'Welder'])
})

test('a closed job is removed from the wish, and a reopened one comes back', async () => {
  const asha = await aWisher({ company: 'Tapti Steel', role: 'Crane Driver' })
  const { jobId } = await aJob(db, { company: 'Tapti Steel', title: 'Crane Driver', isActive: false })
  await matchNewJobs(context)
  expect(await titlesOf(asha)).toEqual([])
  const set = (isActive: boolean) => db.updateTable('jobs').set({ isActive }).where('id', '=', jobId).execute()
  await set(true)
  await matchNewJobs(context)
  expect(await titlesOf(asha)).toEqual(['Crane Driver'])
  await set(false)
  expect(await titlesOf(asha)).toEqual([])
})

test('a deleted wish is deleted with its matches', async () => {
  const asha = await aWisher()
  const [{ id } = { id: '' }] = await wishesOf(asha)
  expect((await asha.call(`DELETE /api/wishes/${id}`)).json()).toEqual({ deleted: true })
  expect((await asha.call(`DELETE /api/wishes/${id}`)).statusCode).toBe(404)
  expect(await wishesOf(asha)).toEqual([])
})

test('two workers share the new jobs: each is taken once, and each match is notified once', async () => {
  const asha = await aWisher({ company: 'Periyar Ports', role: 'Diver' })
  await portal.settle()
  for (let n = 0; n < 12; n++) await aJob(db, { company: 'Periyar Ports', title: 'Diver' })
  await Promise.all([matchNewJobs(context), matchNewJobs(context), matchNewJobs(context)])
  expect((await wishesOf(asha))[0]?.matchCount).toBe(12)
  expect(await db.selectFrom('jobsToMatch').selectAll().execute()).toEqual([])
})

test('among many wishes, those that a job may match are found by index', async () => {
  await portal.pool.query(
    `insert into wishes (id, user_id, company, role, availability_days)
     select gen_random_uuid(), (select id from users limit 1), 'Company ' || md5(n::text), 'Trade ' || md5(n::text), 30 from generate_series(1, 20000) n`,
  )
  await portal.pool.query('vacuum analyze wishes')
  const { rows } = await portal.pool.query(
    `explain (format json) select wishes.id from unnest(array['a b','c d']) pair (key) join wishes on wishes.is_active and wishes.company_key % pair.key
     union select wishes.id from unnest(array['a b','c d']) pair (key) join wishes on wishes.is_active and wishes.role_key = pair.key`,
  )
  const plan = JSON.stringify(rows)
  expect(plan).toMatch(/wishes_company_trgm_idx/)
  expect(plan).toMatch(/wishes_role_key_idx/)
  expect(plan).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"wishes"/)
})
