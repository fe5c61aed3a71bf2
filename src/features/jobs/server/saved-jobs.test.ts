import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const { db, visitor, aUser } = await openPortal()
const { jobId: nurse } = await aJob(db, { title: 'Staff Nurse' })
const { jobId: teacher } = await aJob(db, { title: 'Teacher' })
const { jobId: closed } = await aJob(db, { isActive: false })

async function savedBy(person: Person): Promise<string[]> {
  return (await person.call('GET /api/saved-jobs')).json<{ id: string }[]>().map(({ id }) => id)
}

test('each person has their own saved jobs, the latest first', async () => {
  const asha = await aUser()
  const ravi = await aUser({ firstName: 'Ravi' })
  expect((await asha.call(`PUT /api/saved-jobs/${nurse}`)).json()).toEqual({ saved: true })
  await asha.call(`PUT /api/saved-jobs/${teacher}`)
  await asha.call(`PUT /api/saved-jobs/${nurse}`)
  await ravi.call(`PUT /api/saved-jobs/${teacher}`)
  expect(await savedBy(asha)).toEqual([teacher, nurse])
  expect(await savedBy(ravi)).toEqual([teacher])

  expect((await asha.call(`DELETE /api/saved-jobs/${teacher}`)).json()).toEqual({ saved: false })
  await asha.call(`DELETE /api/saved-jobs/${teacher}`)
  expect(await savedBy(asha)).toEqual([nurse])
  expect(await savedBy(ravi)).toEqual([teacher])
  expect((await asha.call('GET /api/saved-jobs/job-ids')).json()).toEqual([nurse])
})

test('a saved job that was closed stays and is marked as closed', async () => {
  const asha = await aUser()
  const { jobId } = await aJob(db, { title: 'Welder' })
  await asha.call(`PUT /api/saved-jobs/${jobId}`)
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect((await asha.call('GET /api/saved-jobs')).json()).toMatchObject([{ id: jobId, title: 'Welder', isOpen: false }])
})

test.each([
  ['an unknown', newId()],
  ['a closed', closed],
  ['a malformed', 'nurse'],
])('%s job cannot be saved', async (_, jobId) => {
  const asha = await aUser()
  expect((await asha.call(`PUT /api/saved-jobs/${jobId}`)).statusCode).toBe(404)
  expect((await asha.call(`DELETE /api/saved-jobs/${jobId}`)).statusCode).toBe(jobId === 'nurse' ? 404 : 200)
  expect(await savedBy(asha)).toEqual([])
})

test.each([
  `PUT /api/saved-jobs/${nurse}`,
  `DELETE /api/saved-jobs/${nurse}`,
  'GET /api/saved-jobs',
  'GET /api/saved-jobs/job-ids',
])('%s asks a visitor to sign in', async (key) => {
  expect((await visitor.call(key)).statusCode).toBe(401)
})

test('more than 200 saved jobs are paged, by default with twenty per page', async () => {
  const asha = await aUser()
  const jobIds: string[] = []
  for (let i = 0; i < 205; i++) jobIds.push((await aJob(db)).jobId)
  const savedAt = Date.now()
  const rows = jobIds.map((jobId, at) => ({ userId: asha.id, jobId, savedAt: new Date(savedAt + at) }))
  await db.insertInto('savedJobs').values(rows).execute()
  expect(await savedBy(asha)).toEqual(jobIds.slice(-20).toReversed())
  const page = await asha.call('GET /api/saved-jobs?limit=100&page=3')
  expect(page.json<{ id: string }[]>().map(({ id }) => id)).toEqual(jobIds.slice(0, 5).toReversed())
  expect(page.headers).toMatchObject({ 'x-total-count': '205', link: '</api/saved-jobs?limit=100&page=2>; rel="prev"' })
  expect((await asha.call('GET /api/saved-jobs?page=1')).json()).toHaveLength(20)
})
