import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()

const first = await aJob(db, {
  title: 'Software Engineer',
  location: 'Bengaluru, Karnataka',
  salaryMin: 100_000,
  salaryMax: 300_000,
})
for (let lakhs = 3; lakhs <= 30; lakhs++) {
  const pay = lakhs * 100_000
  await aJob(db, {
    title: 'Senior Software Engineer',
    location: 'Bengaluru, Karnataka',
    salaryMin: pay,
    salaryMax: pay,
    postedBy: first.employerId,
  })
}
// None of these count: pay not stated, another place, another role, expired.
await aJob(db, { title: 'Software Engineer', location: 'Bengaluru, Karnataka', postedBy: first.employerId })
await aJob(db, { title: 'Software Engineer', location: 'Pune, Maharashtra', salaryMin: 9_900_000, postedBy: first.employerId })
await aJob(db, { title: 'Sales Engineer', location: 'Bengaluru, Karnataka', salaryMin: 9_900_000, postedBy: first.employerId })
await aJob(db, {
  title: 'Software Engineer',
  location: 'Bengaluru, Karnataka',
  salaryMin: 9_900_000,
  isActive: false,
  postedBy: first.employerId,
})

const ask = (role: string, location: string) => visitor.call(`GET /api/salary/market?role=${role}&location=${location}`)

test('with fewer than thirty jobs there is no figure; from the thirtieth on it is the median', async () => {
  expect((await ask('software-engineer', 'bangalore')).json()).toEqual({ statedJobs: 29, pay: null })
  await aJob(db, {
    title: 'Software Engineer',
    location: 'Bengaluru, Karnataka',
    salaryMax: 3_100_000,
    postedBy: first.employerId,
  })
  // Two, three, … thirty-one lakhs.
  expect((await ask('software-engineer', 'bangalore')).json()).toEqual({
    statedJobs: 30,
    pay: { lowerQuarter: 925_000, median: 1_650_000, upperQuarter: 2_375_000 },
  })
})

test('"other" is all of India', async () => {
  expect((await ask('software-engineer', 'other')).json()).toMatchObject({ statedJobs: 31 })
})

test('a role without jobs has no figures, and an unknown role is refused', async () => {
  expect((await ask('data-scientist', 'pune')).json()).toEqual({ statedJobs: 0, pay: null })
  const refused = await ask('astronaut', 'pune')
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ message: 'role is one of software-engineer, data-scientist, product-manager' })
})
