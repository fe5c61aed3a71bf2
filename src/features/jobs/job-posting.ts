import type { ExperienceLevel, Job, JobInFull, JobType } from './contract.ts'
import { indianPlace } from './indian-places.ts'

const employmentTypes: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

/** The minimum years of each level, as shown on the page. */
const leastYears: Readonly<Record<ExperienceLevel, number>> = { entry: 0, mid: 3, senior: 6 }

/** Fully remote; a hybrid job has a place. */
export function isRemote({ location }: Pick<Job, 'location'>): boolean {
  return /^(100% )?(remote|work from home|wfh|anywhere in india)\b/i.test(location.trim()) && !/hybrid|partly/i.test(location)
}

/** Search engines require that a remote job says so, so the page says it too. */
export const remoteSentence = 'This job is 100% remote: you work from home, anywhere in India.'

type Where = { readonly origin: string }

/** A job as a schema.org JobPosting. It contains only what the page shows. */
export function jobPosting(job: JobInFull, { origin }: Where): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    datePosted: job.createdAt,
    ...(job.expiresAt ? { validThrough: job.expiresAt } : {}),
    employmentType: employmentTypes[job.jobType],
    hiringOrganization: organization(job, origin),
    ...place(job),
    ...pay(job),
    ...experience(job.experienceLevel),
    ...(job.employer.industry ? { industry: job.employer.industry } : {}),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    url: `${origin}/jobs/${job.id}`,
    directApply: true,
  }
}

function organization({ company, companyLogo, employer: { website } }: JobInFull, origin: string): object {
  return {
    '@type': 'Organization',
    name: company,
    ...(website && /^https?:\/\//.test(website) ? { sameAs: website } : {}),
    ...(companyLogo ? { logo: new URL(companyLogo, origin).href } : {}),
  }
}

const country = { '@type': 'Country', name: 'India' }

function place(job: JobInFull): object {
  if (isRemote(job)) return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  const { city, state } = indianPlace(job.location)
  const known = { ...(city ? { addressLocality: city } : {}), ...(state ? { addressRegion: state } : {}) }
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...known, addressCountry: 'IN' } },
  }
}

function experience(level: ExperienceLevel): object {
  const years = leastYears[level]
  if (years === 0) return {}
  return { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 } }
}

function pay({ salaryMin, salaryMax }: JobInFull): object {
  if (salaryMin === null && salaryMax === null) return {}
  const bounds = {
    ...(salaryMin === null ? {} : { minValue: salaryMin }),
    ...(salaryMax === null ? {} : { maxValue: salaryMax }),
  }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...bounds, unitText: 'YEAR' },
    },
  }
}

function descriptionHtml(job: JobInFull): string {
  const texts = [...(isRemote(job) ? [remoteSentence] : []), ...job.description.split(/\n{2,}/)]
  const paragraphs = texts.map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
  return [...paragraphs, listOf('Requirements', job.requirements), listOf('Benefits', job.benefits)].join('')
}

function listOf(title: string, items: readonly string[]): string {
  return items.length > 0 ? `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
