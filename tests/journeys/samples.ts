import type { Page } from '@playwright/test'
import { freeBody } from '#tests/factories/a-free-cv.ts'
import type { ScreenText } from './shared-texts.ts'

export type Samples = Readonly<Record<string, { readonly id: string; readonly name: string }>>

/** Returns a job, company, application and CV, for screens that show a single one. */
export async function samplesFor(page: Page): Promise<Samples> {
  const read = async (path: string) => (await page.request.get(path)).json()
  const [job] = await read('/api/jobs?limit=1')
  const [company] = await read('/api/companies?limit=1')
  const [application] = await read('/api/applications/my-applications').then((answer) => (Array.isArray(answer) ? answer : []))
  const own = await read('/api/cvs/my-cv')
  const [article] = await read('/api/blog?tag=salary_benefits&limit=1')
  const made = await (await page.request.post('/api/cvs/aisacv', { data: freeBody() })).json()
  return {
    job: { id: job.id, name: job.title },
    company: { id: company.id, name: company.companyName },
    application: { id: application?.id, name: application?.job.title },
    article: { id: article.slug, name: article.title },
    category: { id: 'salary_benefits', name: '' },
    cv: { id: made.cv.id, name: '' },
    own: { id: own?.id, name: '' },
  }
}

/** Like `samplesFor`, for a signed-in employer. */
export async function employerSamplesFor(page: Page): Promise<Samples> {
  const read = async (path: string) => (await page.request.get(path)).json()
  const { postings } = await read('/api/employer/postings?state=open')
  const [applicant] = await read('/api/employer/applicants?limit=1&status=applied')
  const { resumes } = await read('/api/employer/resumes')
  const [interview] = await read('/api/interviews?limit=1')
  return {
    posting: { id: postings[0].id, name: postings[0].title },
    applicant: { id: applicant.id, name: applicant.cv.fullName },
    interview: { id: interview.id, name: interview.candidateName },
    resume: { id: resumes[0].id, name: resumes[0].name },
  }
}

/** The URL of a screen, and the name of the sample that it shows. */
export function addressOf({ path }: ScreenText, samples: Samples): { readonly address: string; readonly name: string } {
  const kind = /:([a-z]+)/.exec(path)?.[1] ?? ''
  return { address: path.replace(`:${kind}`, samples[kind]?.id ?? ''), name: samples[kind]?.name ?? '' }
}
