import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Staff Nurse', salaryMin: 300_000, salaryMax: 450_000 })
await aJob(db, { title: 'ICU Nurse', salaryMin: null, salaryMax: null })
await aJob(db, { title: 'Ward Nurse', salaryMin: null, salaryMax: null, location: 'Kochi, Kerala' })
await aJob(db, { title: 'Welder', location: 'Indore', salaryMax: 5_000_000, experienceLevel: 'senior' })
await aJob(db, { title: 'Closed Nurse', isActive: false, salaryMin: null, salaryMax: null })

type Answer = {
  readonly without: { readonly part: string; readonly total: string }[]
  readonly jobs: { readonly title: string }[]
}
const nearMisses = async (query: string): Promise<Answer> => (await visitor.call(`GET /api/jobs/near-misses?${query}`)).json()

test('the parts that leave nothing are named with what there is without them, and the nearest jobs come along', async () => {
  const { without, jobs } = await nearMisses('q=nurse&location=pune&salaryMin=4000000')
  expect(without).toEqual([{ part: 'salaryMin', total: '2' }])
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(['ICU Nurse', 'Staff Nurse'])
})

test('of several parts, the one that costs least comes first, and all words last', async () => {
  const { without, jobs } = await nearMisses('q=nurse&experience=senior')
  expect(without).toEqual([
    { part: 'experience', total: '3' },
    { part: 'q', total: '1' },
  ])
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(['ICU Nurse', 'Staff Nurse', 'Ward Nurse'])
})

test('when no single part is to blame, none is named', async () => {
  expect(await nearMisses('location=agra&jobType=internship')).toEqual({ without: [], jobs: [], someWords: [] })
  expect(await nearMisses('urgent=false')).toEqual({ without: [], jobs: [], someWords: [] })
})

test('advice takes few connections of the search, however many ask for it, and leaves out what takes too long', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table job_search in access exclusive mode`.execute(tx)
    const answers = Array.from({ length: 6 }, () =>
      nearMisses('q=nurse+zyntrix&location=agra&experience=senior&jobType=internship&urgent=true'),
    )
    await sql`select pg_sleep(0.5)`.execute(db)
    const { rows } = await sql<{ waiting: number }>`select count(*)::int waiting
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
    expect(rows[0]?.waiting).toBeGreaterThan(0)
    expect(rows[0]?.waiting).toBeLessThanOrEqual(2)
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ without: [], jobs: [], someWords: [] })))
  })
  expect((await nearMisses('q=nurse&experience=senior')).without).toHaveLength(2)
})

test.each([
  ['q=nurse&salaryMin=200000', '1', '2'],
  ['salaryMin=200000', '2', '2'],
  ['q=nurse&location=kochi&salaryMin=200000', '0', '1'],
  ['q=xyzzy&salaryMin=200000', '0', '0'],
  ['q=nurse', '3', undefined],
])('%s counts %s, and beside them %s that do not state their pay', async (query, total, unstated) => {
  const { headers } = await visitor.call(`GET /api/jobs?${query}`)
  expect(headers['x-total-count']).toBe(total)
  expect(headers['x-unstated-pay']).toBe(unstated)
})
