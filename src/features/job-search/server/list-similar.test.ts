import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const { jobId, employerId } = await aJob(db, { title: 'Staff Nurse', location: 'Pune, Maharashtra' })

test('similar jobs share words of the title in the same city, those that share most words first', async () => {
  const near = { postedBy: employerId, location: 'Pune' }
  const { jobId: head } = await aJob(db, { ...near, title: 'Head Nurse' })
  const { jobId: same } = await aJob(db, { ...near, title: 'Staff Nurse (nights)', location: 'Poona' })
  await aJob(db, { ...near, title: 'Staff Nurse', location: 'Mumbai' })
  await aJob(db, { ...near, title: 'Welder' })
  await aJob(db, { ...near, title: 'Staff Nurse', isActive: false })
  const answer = await visitor.call(`GET /api/jobs/${jobId}/similar`)
  expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual([same, head])
  expect((await visitor.call(`GET /api/jobs/${newId()}/similar`)).statusCode).toBe(404)
})

test('a person who comes too late finds what is still open, elsewhere if there is nothing in that city', async () => {
  const { jobId: welder } = await aJob(db, { title: 'Pipe Welder', location: 'Surat, Gujarat' })
  const { jobId: gone } = await aJob(db, { title: 'Welder (gas)', location: 'Rajkot, Gujarat', isActive: false })
  const answer = await visitor.call(`GET /api/jobs/${gone}/similar`)
  expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toContain(welder)
  expect(answer.json<{ id: string }[]>().map(({ id }) => id)).not.toContain(gone)
})

async function similarTo(job: string): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs/${job}/similar`)
  return answer.json<{ id: string }[]>().map(({ id }) => id)
}

test('a rank shared makes no job similar, unless the title says nothing else', async () => {
  const place = { location: 'Guwahati, Assam' }
  await aJob(db, { ...place, title: 'Senior Accountant' })
  const { jobId: manager } = await aJob(db, { ...place, title: 'Assistant Manager' })
  const { jobId: plumber } = await aJob(db, { title: 'Plumber', location: 'Kochi' })
  const { jobId: gone } = await aJob(db, { ...place, title: 'Senior Plumber', isActive: false })
  const { jobId: leader } = await aJob(db, { ...place, title: 'Manager', isActive: false })
  expect(await similarTo(gone)).toEqual([plumber])
  expect(await similarTo(leader)).toEqual([manager])
})
