import { expect, test } from 'vitest'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aProfile } from '#tests/factories/a-profile.ts'
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
const porter = await aJob(portal.db, { title: 'Porter', createdAt: minutesAgo(5) })
await aJob(portal.db, { title: 'Software Engineer (filled)', isActive: false })

async function recommendedTo(person: Person): Promise<{ id: string; reason: string }[]> {
  const answer = (await person.call('GET /api/applications/recommended-jobs')).json<{ id: string; reason: string }[]>()
  return answer.map(({ id, reason }) => ({ id, reason }))
}

test('the job that fits comes first, with its reason', async () => {
  const person = await portal.aUser()
  await aCv(person)
  const [first, ...others] = await recommendedTo(person)
  expect(first).toEqual({
    id: engineer.jobId,
    reason:
      'Needs TypeScript and Kafka – both on your CV · Similar to your job as Senior Software Engineer · In Bengaluru, where you live',
  })
  expect(others).toHaveLength(2)
})

test('a person without any data gets the newest jobs, urgent ones first', async () => {
  const seen = await recommendedTo(await portal.aUser())
  expect(seen.map(({ id }) => id).slice(0, 2)).toEqual([cook.jobId, nurse.jobId])
  expect(seen[0]?.reason).toBe('New on Pasand')
})

test('without a CV, the profile is used', async () => {
  const person = await portal.aUser()
  const work = [{ ...englishCv.experience[0], position: 'Porter' }]
  const body = { ...aProfile, skills: [], workExperience: work, location: 'Poona', experience: 4, version: 0 }
  expect((await person.call('PUT /api/profile', body)).statusCode).toBe(200)
  const [first] = await recommendedTo(person)
  expect(first).toEqual({
    id: porter.jobId,
    reason: 'Similar to your job as Porter · In Pune, where you live · Fits your 3–5 years of experience',
  })
})

test('a job that matches a wish comes first and names the wish; a paused wish has no effect', async () => {
  const person = await portal.aUser()
  const wish = { company: 'Sahyadri Clinic', role: 'Night Watchman', availabilityDays: 30 }
  const made = (await person.call('POST /api/wishes', wish)).json<{ id: string }>()
  const there = await aJob(portal.db, { title: 'Night Watchman', company: 'Sahyadri Clinic', createdAt: minutesAgo(30) })
  const elsewhere = await aJob(portal.db, { title: 'Night Watchman', company: 'Other Mills', createdAt: minutesAgo(40) })
  const closed = await aJob(portal.db, { title: 'Night Watchman', company: 'Sahyadri Clinic' })
  await portal.settle()
  await matchNewJobs(portal.context)
  await portal.db.updateTable('jobs').set({ isActive: false }).where('id', '=', closed.jobId).execute()
  expect((await recommendedTo(person)).slice(0, 2)).toEqual(
    expect.arrayContaining([
      { id: there.jobId, reason: 'Matches your wish: Night Watchman at Sahyadri Clinic' },
      { id: elsewhere.jobId, reason: 'Matches your wish: Night Watchman, at a different company' },
    ]),
  )
  await person.call(`PUT /api/wishes/${made.id}`, { isActive: false })
  expect((await recommendedTo(person)).map(({ reason }) => reason)).not.toContainEqual(expect.stringContaining('your wish'))
})

test('a saved job is not recommended', async () => {
  const person = await portal.aUser()
  await aCv(person)
  expect((await person.call(`PUT /api/saved-jobs/${engineer.jobId}`)).statusCode).toBe(200)
  expect((await recommendedTo(person)).map(({ id }) => id)).not.toContain(engineer.jobId)
})

test('a job that the person has applied for is not recommended', async () => {
  const person = await portal.aUser()
  await aCv(person)
  await person.call('POST /api/applications', { jobId: engineer.jobId })
  expect((await recommendedTo(person)).map(({ id }) => id)).not.toContain(engineer.jobId)
})
