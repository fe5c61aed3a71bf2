import { expect, test } from 'vitest'
import { aCv } from '#tests/a-cv.ts'
import { aJob } from '#tests/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

const nurse = await aJob(portal.db, { createdAt: minutesAgo(1) })
const engineer = await aJob(portal.db, {
  title: 'Software Engineer',
  location: 'Bengaluru, Karnataka',
  requirements: ['TypeScript', 'Kafka'],
  createdAt: minutesAgo(9),
})
const cook = await aJob(portal.db, { title: 'Cook', urgentHiring: true, createdAt: minutesAgo(2) })
await aJob(portal.db, { title: 'Porter', createdAt: minutesAgo(5) })
await aJob(portal.db, { title: 'Software Engineer (filled)', isActive: false })

async function recommendedTo(person: Person): Promise<{ id: string; reason: string }[]> {
  const answer = (await person.call('GET /api/applications/recommended-jobs')).json<{ id: string; reason: string }[]>()
  return answer.map(({ id, reason }) => ({ id, reason }))
}

test('the job that fits comes first and says why', async () => {
  const person = await portal.aUser()
  await aCv(person)
  const [first, ...others] = await recommendedTo(person)
  expect(first).toEqual({
    id: engineer.jobId,
    reason: 'Asks for TypeScript and Kafka, like your work as Senior Software Engineer, in Bengaluru',
  })
  expect(others).toHaveLength(2)
})

test('a person of whom nothing is known sees the newest, urgent ones first', async () => {
  const seen = await recommendedTo(await portal.aUser())
  expect(seen.map(({ id }) => id).slice(0, 2)).toEqual([cook.jobId, nurse.jobId])
  expect(seen[0]?.reason).toBe('Among the newest jobs')
})

test('what a person has applied for is not recommended again', async () => {
  const person = await portal.aUser()
  await aCv(person)
  await person.call('POST /api/applications', { jobId: engineer.jobId })
  expect((await recommendedTo(person)).map(({ id }) => id)).not.toContain(engineer.jobId)
})
