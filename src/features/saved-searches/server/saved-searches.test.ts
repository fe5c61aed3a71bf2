import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { MySearch } from '../contract.ts'
import { findAlerts } from './find-alerts.ts'

const portal = await openPortal()
const { db, context } = portal
const save = (person: Person, query: object) => person.call('POST /api/saved-searches', { query })
const searchesOf = async (person: Person): Promise<MySearch[]> => (await person.call('GET /api/saved-searches')).json()

test('a search is saved under a name with its filters', async () => {
  const asha = await portal.aUser()
  const answer = await save(asha, { q: ' nurse ', location: 'Pune', urgent: 'false', salaryMin: '300000' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({
    id: expect.any(String),
    name: '“nurse” · in Pune · ₹3.0L a year or more',
    query: { q: 'nurse', location: 'Pune', salaryMin: 300_000 },
    isActive: true,
    isNew: true,
    createdAt: expect.stringMatching(/Z$/),
  })
  const { isNew: _, ...saved } = answer.json<MySearch & { isNew: boolean }>()
  expect(await searchesOf(asha)).toEqual([{ ...saved, alerts: [], alertCount: 0 }])
})

test('saving it again, with its parts in any order, returns the same search and says so', async () => {
  const asha = await portal.aUser()
  const first = (await save(asha, { q: 'potter', location: 'Khurja' })).json<{ id: string }>()
  await asha.call(`PUT /api/saved-searches/${first.id}`, { isActive: false })
  const again = (await save(asha, { location: 'Khurja', q: 'potter' })).json()
  expect(again).toMatchObject({ id: first.id, isActive: true, isNew: false })
})

test('two concurrent clicks create one row', async () => {
  const asha = await portal.aUser()
  const answers = await Promise.all([1, 2, 3].map(() => save(asha, { q: 'welder' })))
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
  expect(await searchesOf(asha)).toHaveLength(1)
})

test('the alerts of a search for a shift, a company or walk-ins contain no other jobs', async () => {
  const asha = await portal.aUser()
  await save(asha, { q: 'night shift caretaker' })
  await save(asha, { company: 'Bluebell' })
  await save(asha, { q: 'caretaker', walkIn: 'true' })
  const { jobId: atNight } = await aJob(db, { title: 'Caretaker', company: 'Bluebell Homes', description: 'Night duty.' })
  await aJob(db, {
    title: 'Caretaker',
    company: 'Redbell Homes',
    description: 'Day shift, beside Bluebell Homes. No walk-ins.',
  })
  const { jobId: atWalkIn } = await aJob(db, { title: 'Caretaker', description: 'Walk in between 10 am and 4 pm.' })
  await findAlerts(context)
  const found = await searchesOf(asha)
  expect(found.map(({ name, alerts }) => [name, alerts.map(({ id }) => id)])).toEqual(
    expect.arrayContaining([
      ['“night shift caretaker”', [atNight]],
      ['at Bluebell', [atNight]],
      ['“caretaker” · Walk-in interview', [atWalkIn]],
    ]),
  )
})

test.each([
  [{}],
  [{ q: ' ' }],
  [{ q: '\ud83d' }],
  [{ urgent: 'maybe' }],
  [{ urgent: 'false' }],
  [{ salaryMin: 0 }],
  [{ demographic: 'pilot' }],
])('%j is not a search', async (query) => {
  expect((await save(await portal.aUser(), query)).statusCode).toBe(400)
})

test('at most fifty searches can be saved, also concurrently', async () => {
  const asha = await portal.aUser()
  const answers = await Promise.all(Array.from({ length: 55 }, (_, n) => save(asha, { q: `word${n}` })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
  expect(await searchesOf(asha)).toHaveLength(50)
})

test('new jobs are listed under the search with the reason, once, and earlier jobs are not', async () => {
  const asha = await portal.aUser()
  await aJob(db, { title: 'Sitar Teacher', location: 'Nashik' })
  await save(asha, { q: 'sitar teacher' })
  await aJob(db, { title: 'Sitar Teacher', location: 'Thane' })
  await Promise.all([findAlerts(context), findAlerts(context)])
  await findAlerts(context)
  const [saved] = await searchesOf(asha)
  expect(saved).toMatchObject({ alertCount: 1, alerts: [{ location: 'Thane', reason: '“sitar teacher” in the title' }] })
})

test('if the words were corrected, the reason names the corrected words', async () => {
  const asha = await portal.aUser()
  await save(asha, { q: 'glasblowr' })
  await aJob(db, { title: 'Glassblower' })
  await rebuildSearchTerms(db)
  await findAlerts(context)
  expect(await searchesOf(asha)).toMatchObject([{ alerts: [{ reason: '“glassblower” in the title' }] }])
})

test('places are read as in the search: any of several, with typing errors corrected', async () => {
  const asha = await portal.aUser()
  await save(asha, { q: 'cobbler', location: 'Surat/Kochi' })
  await save(asha, { q: 'cobbler', location: 'Hydrabad' })
  for (const location of ['Surat, Gujarat', 'Kochi, Kerala', 'Hyderabad, Telangana', 'Agra'])
    await aJob(db, { title: 'Cobbler', location })
  await findAlerts(context)
  const [corrected, several] = await searchesOf(asha)
  expect(corrected?.alerts).toMatchObject([
    { reason: '“cobbler” in the title · in Hyderabad, Telangana, you asked for Hydrabad' },
  ])
  expect(several?.alerts.map(({ location }) => location).toSorted()).toEqual(['Kochi, Kerala', 'Surat, Gujarat'])
})

test('a search that is refused does not affect the others', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  const { id } = (await save(asha, { q: 'puppeteer' })).json<{ id: string }>()
  await db.updateTable('savedSearches').set({ query: '{"cursor": "nowhere"}' }).where('id', '=', id).execute()
  await save(ravi, { q: 'puppeteer' })
  await aJob(db, { title: 'Puppeteer' })
  await expect(findAlerts(context)).rejects.toThrow('1 saved searches not looked for')
  expect(await searchesOf(ravi)).toMatchObject([{ alertCount: 1 }])
  await asha.call(`DELETE /api/saved-searches/${id}`)
})

test('a paused search finds nothing; a deleted one is gone', async () => {
  const asha = await portal.aUser()
  const { id } = (await save(asha, { q: 'beekeeper' })).json<{ id: string }>()
  expect((await asha.call(`PUT /api/saved-searches/${id}`, { isActive: false })).json()).toMatchObject({ isActive: false })
  await aJob(db, { title: 'Beekeeper' })
  await findAlerts(context)
  expect(await searchesOf(asha)).toMatchObject([{ isActive: false, alertCount: 0 }])
  expect((await asha.call(`DELETE /api/saved-searches/${id}`)).statusCode).toBe(200)
  expect((await asha.call(`DELETE /api/saved-searches/${id}`)).statusCode).toBe(404)
  expect(await searchesOf(asha)).toEqual([])
})

test('searches that differ only in case or blanks are the same', async () => {
  const asha = await portal.aUser()
  const first = (await save(asha, { q: 'Staff  Nurse', location: 'Pune' })).json<{ id: string }>()
  const again = (await save(asha, { q: ' staff nurse ', location: 'PUNE' })).json()
  expect(again).toMatchObject({ id: first.id, isNew: false })
  expect(await searchesOf(asha)).toHaveLength(1)
})
