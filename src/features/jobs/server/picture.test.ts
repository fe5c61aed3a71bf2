import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { picture } = aTypesetter()
let drawn = 0
const { app, db } = await openPortal({
  picture: (...args) => {
    drawn += 1
    return picture(...args)
  },
})

test('the picture of a job has the size that social networks require, and is drawn once', async () => {
  const { jobId } = await aJob(db, { title: 'नर्स #set page(width: 1pt)', company: 'x'.repeat(200), location: 'தமிழ்நாடு' })
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(`/jobs/${jobId}/picture.png`)))
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(100_000)
  }
  expect(drawn).toBe(1)
  await db.updateTable('jobs').set({ title: 'Head Nurse', updatedAt: new Date() }).where('id', '=', jobId).execute()
  expect((await app.inject(`/jobs/${jobId}/picture.png`)).rawPayload).not.toEqual(answers[0]?.rawPayload)
})

test('a closed job and an unknown one have no picture', async () => {
  const { jobId } = await aJob(db, { isActive: false })
  expect((await app.inject(`/jobs/${jobId}/picture.png`)).statusCode).toBe(404)
  expect((await app.inject('/jobs/nurse/picture.png')).statusCode).toBe(404)
})

test('pictures that have to be drawn are counted per network, cached ones are not', async () => {
  const jobs = []
  for (let i = 0; i < 61; i++) jobs.push(await aJob(db, { title: `Nurse ${i}` }))
  const other = await openPortal({ db, picture: async () => Uint8Array.of(1) })
  const statuses: number[] = []
  for (const { jobId } of jobs) statuses.push((await other.app.inject(`/jobs/${jobId}/picture.png`)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await other.app.inject(`/jobs/${jobs[0]?.jobId}/picture.png`)).statusCode).toBe(200)
})
