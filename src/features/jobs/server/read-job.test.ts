import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const { jobId } = await aJob(db, { title: 'Staff Nurse', location: 'Pune, Maharashtra' })

test('a job has all its data and the public data of its company', async () => {
  const job = (await visitor.call(`GET /api/jobs/${jobId}`)).json<{ employer: object }>()
  expect(job).toMatchObject({
    id: jobId,
    title: 'Staff Nurse',
    expiresAt: null,
    employer: { companyName: 'Lotus Care Hospital' },
  })
  expect(Object.keys(job.employer)).not.toContain('contactEmail')
})

test.each([
  ['an unknown job', async () => newId(), 'notFound'],
  ['an id that is none', async () => 'nurse%20or%20so', 'notFound'],
  ['a closed job', async () => (await aJob(db, { isActive: false })).jobId, 'closed'],
  ['an expired job', async () => (await aJob(db, { expiresAt: new Date(Date.now() - 1_000) })).jobId, 'closed'],
])('%s is not found', async (_, idOf, code) => {
  const answer = await visitor.call(`GET /api/jobs/${await idOf()}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code })
})
