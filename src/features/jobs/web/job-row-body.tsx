import { Sparkle, Zap } from 'lucide-react'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { JobSummary } from '../contract.ts'
import { salaryText } from '../rules.ts'

/** The texts of a row besides the job. Plain data, because it is part of the key of a cached fragment. */
export type RowText = {
  /** Why the job is in this list. */
  readonly reason?: string
  /** A job that is not urgent is marked as new. In a list of urgent jobs, none is marked. */
  readonly badge?: 'New' | 'none'
  readonly heading?: 'h2' | 'h3'
  /** True on the page of its company, which shows the company once for all rows. */
  readonly isOfCompanyPage?: boolean
  /** Replaces the date of posting. */
  readonly note?: string
  readonly isClosed?: boolean
  /** What to tell about a closed job that is only on hold. */
  readonly hold?: string | null
}

type BodyProps = RowText & { readonly job: JobSummary; readonly posted: string }

export function JobRowBody({ job, posted, reason, isOfCompanyPage = false, note, ...text }: BodyProps) {
  return (
    <>
      {!isOfCompanyPage && <Monogram name={job.company} logo={job.companyLogo} className="size-10 @md:self-start" />}
      <div className="grid min-w-0 gap-0.5">
        <Title job={job} {...text} />
        <p className="text-sm text-soft">
          {!isOfCompanyPage && (
            <>
              <bdi>{job.company}</bdi>,{' '}
            </>
          )}
          <span className="sr-only">Location: </span>
          <bdi>{job.location}</bdi>
        </p>
        <RowFacts job={job} posted={posted} isOfCompanyPage={isOfCompanyPage} note={note} />
        {reason && <p className="text-sm">{reason}</p>}
        {text.hold && <p className="text-sm">{text.hold}</p>}
      </div>
    </>
  )
}

const fact = "relative pl-3 before:absolute before:left-1 before:content-['·']"

type FactsProps = Pick<BodyProps, 'job' | 'posted' | 'isOfCompanyPage'> & { readonly note: string | undefined }

/** The dot before the first fact of each line is clipped. */
function RowFacts({ job, posted, isOfCompanyPage, note }: FactsProps) {
  return (
    <p className="overflow-hidden text-sm text-soft">
      <span className="-ml-3 flex flex-wrap">
        <span className={fact}>
          <RowPay job={job} />
        </span>
        {!isOfCompanyPage && job.responses && (
          <span className={fact}>
            <AnswerRate responses={job.responses} isShort />
          </span>
        )}
        <span className={fact}>
          {/* Midnight may pass between the rendering on the server and in the browser. */}
          {note ?? (
            <time dateTime={job.createdAt} suppressHydrationWarning>
              {posted}
            </time>
          )}
        </span>
      </span>
    </p>
  )
}

type TitleProps = Pick<RowText, 'badge' | 'heading' | 'isClosed' | 'hold'> & { readonly job: JobSummary }

/** Only a row with a heading has an id, because the same job may be in two lists of a page. */
function Title({ job, badge, heading, isClosed = false, hold }: TitleProps) {
  const Heading = heading ?? 'p'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Heading {...(heading && { id: `job-${job.id}` })} className="min-w-0 text-base font-medium">
        {isClosed ? (
          <bdi>{job.title}</bdi>
        ) : (
          <Link
            to={`/jobs/${job.id}`}
            className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-blue-dark hover:underline"
          >
            <bdi>{job.title}</bdi>
          </Link>
        )}
      </Heading>
      {isClosed ? <Badge>{hold ? 'On hold' : 'No longer open'}</Badge> : <Mark isUrgent={job.urgentHiring} badge={badge} />}
    </div>
  )
}

function Mark({ isUrgent, badge }: { readonly isUrgent: boolean; readonly badge: RowText['badge'] }) {
  if (badge === 'none') return null
  if (isUrgent)
    return (
      <Badge look="marigold">
        <Zap aria-hidden="true" className="size-3.5" /> Urgent
      </Badge>
    )
  return (
    badge && (
      <Badge look="blue">
        <Sparkle aria-hidden="true" className="size-3.5" /> {badge}
      </Badge>
    )
  )
}

function RowPay({ job }: { readonly job: JobSummary }) {
  const isStated = job.salaryMin !== null || job.salaryMax !== null
  return (
    <span className="whitespace-nowrap max-[16em]:whitespace-normal">
      <span className="sr-only">Salary: </span>
      <span className={isStated ? 'font-semibold text-ink' : ''}>{salaryText(job)}</span>
      {isStated && ' a year'}
    </span>
  )
}
