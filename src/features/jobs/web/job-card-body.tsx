import { Zap } from 'lucide-react'
import { useState } from 'react'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { Job } from '../contract.ts'
import { beginningOf, demographicLabels, jobTypeLabels, newsOf, salaryText, yearsLabels } from '../rules.ts'

type BodyProps = { readonly job: Job; readonly posted: string }

/**
 * Four lines: company, facts, description, requirements and benefits. Read more shows the last two in full. With text of twice the size a line has
 * room for a word or two, so the first two wrap.
 */
export function JobCardBody({ job, posted }: BodyProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="flex gap-3">
        <Monogram name={job.company} logo={job.companyLogo} className="size-10" />
        <div className="min-w-0 grow">
          <h3 id={`job-${job.id}`} className="text-lg lg:text-base">
            <Link
              to={`/jobs/${job.id}`}
              className="-my-3 block truncate py-3 max-[16em]:whitespace-normal underline-offset-4 hover:text-blue-dark hover:underline"
            >
              {job.title}
            </Link>
          </h3>
          <p className="flex text-sm whitespace-nowrap max-[16em]:flex-wrap max-[16em]:whitespace-normal text-soft">
            <span className="truncate max-[16em]:whitespace-normal">{job.company}</span>
            <span className="max-w-2/3 shrink-0 truncate max-[16em]:max-w-full max-[16em]:whitespace-normal before:mx-1.5 before:content-['·']">
              <span className="sr-only">Location: </span>
              {job.location}
            </span>
          </p>
        </div>
      </div>
      <Facts job={job} posted={posted} />
      <Description job={job} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <div className={`text-sm text-soft ${isOpen ? 'grid gap-1' : 'flex gap-4 overflow-hidden whitespace-nowrap'}`}>
        <Few name="Requirements" items={job.requirements} />
        <Few name="Benefits" items={job.benefits} />
      </div>
    </>
  )
}

/** One line of facts, the most important first. A fact without room is left out as a whole. */
function Facts({ job, posted }: BodyProps) {
  const isStated = job.salaryMin !== null || job.salaryMax !== null
  return (
    <ul
      aria-label="About this job"
      className="flex h-5 max-[16em]:h-auto flex-wrap gap-x-1.5 overflow-hidden text-sm text-soft *:not-first:before:mr-1.5 *:not-first:before:content-['·']"
    >
      <li>
        <span className="sr-only">Salary: </span>
        <span className={isStated ? 'font-semibold text-ink' : ''}>{salaryText(job)}</span>
        {isStated && ' a year'}
      </li>
      {job.responses && (
        <li>
          <AnswerRate responses={job.responses} isShort />
        </li>
      )}
      {job.urgentHiring && (
        <li className="font-medium text-marigold-ink">
          <Zap aria-hidden="true" className="inline size-3.5" /> Urgent
        </li>
      )}
      <li>{yearsLabels[job.experienceLevel]}</li>
      <li>{jobTypeLabels[job.jobType]}</li>
      <li>
        {/* Midnight may pass between the rendering on the server and in the browser. */}
        <time dateTime={job.createdAt} suppressHydrationWarning>
          {posted}
        </time>
      </li>
      {job.demographics.map((code) => (
        <li key={code}>{demographicLabels[code]}</li>
      ))}
    </ul>
  )
}

const shortLength = 150

type DescriptionProps = { readonly job: Job; readonly isOpen: boolean; readonly onToggle: () => void }

function Description({ job, isOpen, onToggle }: DescriptionProps) {
  const { description: text, title } = job
  if (text.length <= shortLength) return <p className="text-sm whitespace-pre-line">{text}</p>
  return (
    <p className={`text-sm whitespace-pre-line ${isOpen ? '' : 'flex gap-2'}`}>
      <span dir="auto" className={isOpen ? '' : 'min-w-0 truncate'}>
        {isOpen ? text : beginningOf(newsOf(job), shortLength)}
      </span>{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Read less' : 'Read more'} about ${title}`}
        onClick={onToggle}
        className="-my-3 inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-blue-dark underline underline-offset-4 hover:text-ink print:hidden"
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
    <div className="min-w-0 overflow-hidden text-ellipsis">
      <h4 className="mr-1.5 inline font-medium text-ink">{name}</h4>
      <ul className="inline *:inline *:not-last:after:mx-1.5 *:not-last:after:content-['·']">
        {items.slice(0, shownItems).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
