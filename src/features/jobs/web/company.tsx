import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { peopleText, verificationText } from '#features/employers/rules.ts'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { JobInFull } from '../contract.ts'

type CompanyProps = { readonly job: JobInFull; /** The ratings by applicants. */ readonly children?: ReactNode }

/** Public facts about the company that posted a job. */
export function Company({ job, children }: CompanyProps) {
  const { id, description, industry, size, website, isVerified, verification } = job.employer
  const facts = [
    ['Industry', industry],
    ['Size', size && `${peopleText(size)} people`],
  ] as const
  return (
    <section aria-labelledby="company" className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere">
      <Head job={job} />
      {children}
      {isVerified && (
        <p className="flex items-center gap-1.5 font-medium text-leaf">
          <BadgeCheck aria-hidden="true" className="size-4" /> Verified company
        </p>
      )}
      {verification && <p className="-mt-2 text-sm text-soft">{verificationText(verification)}</p>}
      <p>
        <AnswerRate responses={job.responses} />
      </p>
      {description && <p className="whitespace-pre-line text-soft">{description}</p>}
      <dl>{facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}</dl>
      {website && /^https?:\/\//.test(website) && <Website address={website} />}
      <Link
        to={`/companies/${id}`}
        className="flex min-h-11 items-center font-medium text-blue-dark underline underline-offset-4"
      >
        <span>
          All jobs at <bdi>{job.company}</bdi>
        </span>
      </Link>
    </section>
  )
}

function Website({ address }: { readonly address: string }) {
  return (
    <a href={address} rel="nofollow noopener" className="flex min-h-11 items-center text-blue-dark underline underline-offset-4">
      {new URL(address).host}
    </a>
  )
}

function Head({ job: { company, companyLogo } }: { readonly job: JobInFull }) {
  return (
    <div className="flex items-center gap-3">
      <Monogram name={company} logo={companyLogo} className="size-10" />
      <h2 id="company" className="min-w-0 text-lg">
        {company}
      </h2>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
