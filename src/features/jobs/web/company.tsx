import { BadgeCheck } from 'lucide-react'
import { peopleText } from '#features/employers/rules.ts'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { JobInFull } from '../contract.ts'

/** Public facts about the company that posted a job. */
export function Company({ job }: { readonly job: JobInFull }) {
  const { id, description, industry, size, website, isVerified } = job.employer
  const facts = [
    ['Industry', industry],
    ['Size', size && `${peopleText(size)} people`],
  ] as const
  return (
    <section aria-labelledby="company" className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere">
      <h2 id="company" className="text-lg">
        {job.company}
      </h2>
      {isVerified && (
        <p className="flex items-center gap-1.5 font-medium text-leaf">
          <BadgeCheck aria-hidden="true" className="size-4" /> Verified company
        </p>
      )}
      <p>
        <AnswerRate responses={job.responses} />
      </p>
      {description && <p className="whitespace-pre-line text-soft">{description}</p>}
      <dl>{facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}</dl>
      {website && /^https?:\/\//.test(website) && (
        <a
          href={website}
          rel="nofollow noopener"
          className="flex min-h-11 items-center text-blue-dark underline underline-offset-4"
        >
          {new URL(website).host}
        </a>
      )}
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

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
