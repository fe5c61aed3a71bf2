import { brand } from '#features/site/brand.ts'

type Words = { readonly headline: string; readonly text: string; readonly claims: readonly (readonly [string, string])[] }

const { activeJobs, companies, companiesHiring, jobSeekers, successRate } = brand.claims

const forCandidates: Words = {
  headline: brand.tagline,
  text: 'Your CV, applications and wishes in one place. Always know the status.',
  claims: [
    [activeJobs, 'active jobs'],
    [companies, 'companies'],
    [jobSeekers, 'job seekers'],
  ],
}

const forEmployers: Words = {
  headline: 'Hire people who want to work with you',
  text: 'Post a job, find matching CVs, and let the AI interviewer do the first round. See every applicant in one place.',
  claims: [
    [jobSeekers, 'job seekers'],
    [companiesHiring, 'companies hiring'],
    [successRate, 'success rate'],
  ],
}

export function Pitch({ isEmployer }: { readonly isEmployer: boolean }) {
  const { headline, text, claims } = isEmployer ? forEmployers : forCandidates
  return (
    <div className="grid max-w-md gap-6 justify-self-center two:max-w-none two:justify-self-start two:pt-6">
      <p className="text-2xl font-semibold text-balance text-deep-ink two:text-4xl">{headline}</p>
      <p className="max-w-prose text-lg text-soft">{text}</p>
      <dl className="grid max-w-md border-t border-line">
        {claims.map(([figure, what]) => (
          <div key={what} className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-3 border-b border-line py-3">
            <dt className="text-soft">{what}</dt>
            <dd className="min-w-28 text-xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
