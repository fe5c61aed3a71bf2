import { expect, test } from 'vitest'
import type { JobInFull } from './contract.ts'
import { jobPosting } from './job-posting.ts'

const nurse: JobInFull = {
  id: '019b76da-a840-7cd1-9b09-3caef33d4204',
  title: 'Staff Nurse',
  company: 'Lotus Care Hospital',
  companyLogo: '/logos/lotus.svg',
  location: 'Pune, Maharashtra',
  jobType: 'contract',
  experienceLevel: 'mid',
  salaryMin: 300_000,
  salaryMax: 450_000,
  urgentHiring: false,
  demographics: [],
  description: 'Thirty beds & three shifts.\n\n<b>Nights</b>\nby roster.',
  requirements: ['GNM <or> BSc'],
  benefits: [],
  createdAt: '2026-05-01T10:00:00.000Z',
  expiresAt: '2026-06-01T10:00:00.000Z',
  responses: null,
  workplace: null,
  openings: 1,
  noticeDays: null,
  commitments: [],
  questions: [],
  employer: {
    id: '019b76da-af9b-75e9-a009-f68abdcdf07f',
    companyName: 'Lotus Care Hospital',
    website: 'https://lotus.example',
    description: null,
    industry: null,
    size: null,
    isVerified: true,
    verification: null,
  },
}
const site = { origin: 'https://pasand.example' }

test('the structured data of a job for search engines', () => {
  expect(jobPosting(nurse, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Staff Nurse',
    description:
      '<p>Thirty beds &amp; three shifts.</p><p>&lt;b&gt;Nights&lt;/b&gt;<br>by roster.</p><p>Requirements</p><ul><li>GNM &lt;or&gt; BSc</li></ul>',
    datePosted: '2026-05-01T10:00:00.000Z',
    validThrough: '2026-06-01T10:00:00.000Z',
    employmentType: 'CONTRACTOR',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Lotus Care Hospital',
      sameAs: 'https://lotus.example',
      logo: 'https://pasand.example/logos/lotus.svg',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 300_000, maxValue: 450_000, unitText: 'YEAR' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
    identifier: { '@type': 'PropertyValue', name: 'Lotus Care Hospital', value: nurse.id },
    url: `https://pasand.example/jobs/${nurse.id}`,
    directApply: true,
  })
})

test('unknown facts are left out', () => {
  const posting = jobPosting({ ...nurse, salaryMin: null, salaryMax: null, expiresAt: null }, site)
  expect(posting).not.toHaveProperty('baseSalary')
  expect(posting).not.toHaveProperty('validThrough')
})

test('a job without a place has a country', () => {
  const posting = jobPosting({ ...nurse, location: 'Remote, India' }, site)
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'India' } })
  expect(posting).not.toHaveProperty('jobLocation')
})

test('a remote job says so in its text, as search engines require', () => {
  expect(jobPosting({ ...nurse, location: 'Remote, India' }, site)).toMatchObject({
    description: expect.stringMatching(/^<p>This job is 100% remote/),
  })
})

test('a hybrid job has the place of its office', () => {
  const posting = jobPosting({ ...nurse, location: 'Remote (hybrid), Pune' }, site)
  expect(posting).not.toHaveProperty('jobLocationType')
  expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Pune', addressRegion: 'Maharashtra' } } })
})
