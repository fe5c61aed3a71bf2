import type { JobInFull, JobType } from './contract.ts'

const employmentTypes: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
}

type Where = { readonly origin: string }

/** A job as search engines want to read it: schema.org JobPosting. It says nothing that the page does not show. */
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
    ...place(job.location),
    ...pay(job),
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

function place(location: string): object {
  if (/^(remote|work from home)\b/i.test(location)) {
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  }
  const [addressLocality = '', addressRegion] = location.split(',').map((part) => part.trim())
  const region = addressRegion ? { addressRegion } : {}
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, ...region, addressCountry: 'IN' },
    },
  }
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

function descriptionHtml({ description, requirements, benefits }: JobInFull): string {
  const paragraphs = description.split(/\n{2,}/).map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
  return [...paragraphs, listOf('Requirements', requirements), listOf('Benefits', benefits)].join('')
}

function listOf(title: string, items: readonly string[]): string {
  return items.length > 0 ? `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
