/** Rules of search engines for a JobPosting: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
import { z } from 'zod'

const Text = z.string().trim().min(1)
const Time = z.iso.datetime({ offset: true })
const Country = z.strictObject({ '@type': z.literal('Country'), name: Text })
const AbsoluteAddress = z.url({ protocol: /^https?$/ })

const JobLocation = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: Text.optional(),
    addressRegion: Text.optional(),
    addressCountry: z.literal('IN'),
  }),
})

const Sum = z.int().positive()

const Posting = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: Text.max(120),
  description: Text,
  datePosted: Time,
  validThrough: Time.optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: Text,
    sameAs: AbsoluteAddress.optional(),
    logo: AbsoluteAddress.optional(),
  }),
  jobLocation: JobLocation.optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: Country.optional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.literal('INR'),
      value: z
        .strictObject({
          '@type': z.literal('QuantitativeValue'),
          minValue: Sum.optional(),
          maxValue: Sum.optional(),
          unitText: z.literal('YEAR'),
        })
        .refine(({ minValue = 0, maxValue = Infinity }) => minValue <= maxValue, 'the lower sum is above the upper one')
        .refine(({ minValue, maxValue }) => minValue !== undefined || maxValue !== undefined, 'a pay without a sum'),
    })
    .optional(),
  experienceRequirements: z
    .strictObject({ '@type': z.literal('OccupationalExperienceRequirements'), monthsOfExperience: z.int().positive() })
    .optional(),
  industry: Text.optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: Text, value: Text }),
  url: AbsoluteAddress,
  directApply: z.boolean(),
})

type Posting = z.output<typeof Posting>

const rules: readonly (readonly [string, (posting: Posting, now: Date) => boolean])[] = [
  ['the description is the title', ({ description, title }) => description.replace(/<[^>]*>/g, '').trim() !== title],
  ['the description has no paragraphs', ({ description }) => /<p>/.test(description)],
  ['the description has an open tag', ({ description }) => !/<(?!\/?(p|br|ul|li)>)/.test(description)],
  ['it is over', ({ validThrough }, now) => validThrough === undefined || new Date(validThrough) > now],
  ['it ends before it begins', ({ validThrough, datePosted }) => validThrough === undefined || validThrough > datePosted],
  ['it has neither a place nor is it remote', (posting) => Boolean(posting.jobLocation) !== Boolean(posting.jobLocationType)],
  ['remote, but for whom', (posting) => !posting.jobLocationType || posting.applicantLocationRequirements !== undefined],
  ['remote, and does not say so', (posting) => !posting.jobLocationType || /100% remote/.test(posting.description)],
  [
    'a place in India without a city or a state',
    ({ jobLocation }) => !jobLocation || Object.keys(jobLocation.address).length > 2,
  ],
]

export function postingFaults(posting: unknown, now: Date): string[] {
  const { success, data, error } = Posting.safeParse(posting)
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return rules.flatMap(([fault, isFine]) => (isFine(data, now) ? [] : [fault]))
}
