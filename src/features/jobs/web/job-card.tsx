import { type ReactNode, useState } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { Job } from '../contract.ts'
import { beginningOf } from '../rules.ts'
import { Chips, Pay, JobPlace, Posted } from './job-facts.tsx'
import { SaveButton } from './save-button.tsx'

/** Applying belongs to another feature: a screen passes it as `actions`. */
export function JobCard({ job, actions }: { readonly job: Job; readonly actions: ReactNode }) {
  return (
    <article
      className="grid gap-3 rounded-card border border-line bg-card p-4 wrap-anywhere two:p-6"
      aria-labelledby={`job-${job.id}`}
    >
      <div className="flex gap-3">
        <Monogram name={job.company} logo={job.companyLogo} className="size-12 text-lg" />
        <div className="min-w-0">
          <h3 id={`job-${job.id}`} className="text-lg">
            <Link to={`/jobs/${job.id}`} className="py-3 underline-offset-4 hover:text-blue-dark hover:underline">
              {job.title}
            </Link>
          </h3>
          <p className="text-soft">{job.company}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <JobPlace job={job} />
        <Pay job={job} />
        <Posted job={job} />
      </div>
      <Chips job={job} />
      <Description text={job.description} title={job.title} />
      <Few name="Requirements" items={job.requirements} />
      <Few name="Benefits" items={job.benefits} />
      <div className="mt-1 flex flex-wrap gap-3 print:hidden">
        {actions}
        <ButtonLink to={`/jobs/${job.id}`} look="secondary" aria-label={`View details of ${job.title}`}>
          View Details
        </ButtonLink>
        <SaveButton jobId={job.id} jobTitle={job.title} />
      </div>
    </article>
  )
}

const shortLength = 150

function Description({ text, title }: { readonly text: string; readonly title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  if (text.length <= shortLength) return <p className="max-w-prose whitespace-pre-line">{text}</p>
  return (
    <p className="max-w-prose whitespace-pre-line">
      {isOpen ? text : beginningOf(text.replaceAll(/\s+/g, ' '), shortLength)}{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Read less' : 'Read more'} about ${title}`}
        onClick={() => setIsOpen(!isOpen)}
        className="-my-2.5 inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-dark underline underline-offset-4 print:hidden"
      >
        {isOpen ? 'Read less' : 'Read more'}
      </button>
    </p>
  )
}

const shownItems = 5

function Few({ name, items }: { readonly name: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div className="max-w-prose text-sm text-soft">
      <h4 className="mr-2 inline font-medium text-ink">{name}</h4>
      <ul className="inline">
        {items.slice(0, shownItems).map((item) => (
          <li key={item} className="inline after:mx-1.5 after:content-['·'] last:after:content-none">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
