import { expect, test } from 'vitest'
import type { JobInFull } from '#features/jobs/contract.ts'
import { jobPosting } from '#features/jobs/job-posting.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { postingFaults } from '#tests/support/posting-faults.ts'
import { employerRow } from './employer-row.ts'
import { jobRow } from './jobs.ts'
import { usualJobs } from './load-demo.ts'
import { makeWorld } from './demo-world.ts'

const now = new Date('2026-11-21T06:00:00Z')
const origin = 'https://pasand.example'
const world = makeWorld(1, now, usualJobs)

function asShown(index: number): JobInFull {
  const row = jobRow(world, index)
  const poster = world.employers.find(({ id }) => id === row.posted_by)
  const employer = employerRow(world, assertDefined(poster, 'the employer of a job'))
  return {
    ...row,
    companyLogo: row.company_logo,
    demographics: [...row.demographics],
    jobType: row.job_type,
    experienceLevel: row.experience_level,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    urgentHiring: row.urgent_hiring,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    responses: null,
    workplace: null,
    openings: 1,
    noticeDays: null,
    commitments: [],
    questions: [],
    employer: { ...employer, companyName: employer.company_name, isVerified: employer.is_verified, verification: null },
  }
}

const open = Array.from({ length: usualJobs }, (_, index) => index).filter((index) => {
  const { is_active, expires_at } = jobRow(world, index)
  return is_active && new Date(expires_at) > now
})

test('the structured data of every open job is valid for search engines', () => {
  expect(open.length).toBeGreaterThan(2_000)
  const faults = open.flatMap((index) => postingFaults(jobPosting(asShown(index), { origin }), now))
  expect(faults).toEqual([])
})

test('the structured data of a job at a place names its city and state', () => {
  const places = open.map((index) => jobPosting(asShown(index), { origin })).filter((posting) => 'jobLocation' in posting)
  expect(places.length).toBeGreaterThan(1_500)
  for (const place of places)
    expect(place).toMatchObject({
      jobLocation: { address: { addressLocality: expect.any(String), addressRegion: expect.any(String) } },
    })
})

test.each([
  ['a pay upside down', { salaryMin: 500_000, salaryMax: 400_000 }, /lower sum/],
  ['a job that is over', { expiresAt: '2026-11-20T06:00:00.000Z' }, /it is over/],
  ['a title of nothing', { title: ' ' }, /title/],
  ['nowhere in particular', { location: '' }, /without a city/],
])('they would find %s', (_, over, fault) => {
  const posting = jobPosting({ ...asShown(assertDefined(open[0], 'an open job')), ...over }, { origin })
  expect(postingFaults(posting, now).join()).toMatch(fault)
})
