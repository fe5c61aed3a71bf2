import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import { dateText } from '#platform/contract/dates.ts'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { MyApplication } from '../contract.ts'
import { StatusBadge } from './status-badge.tsx'
import { StatusTimeline } from './status-timeline.tsx'

export function ApplicationCard({ application }: { readonly application: MyApplication }) {
  const { job, status, appliedAt, isJobOpen } = application
  return (
    <article className="rounded-card border border-line bg-card">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 p-4 two:grid-cols-[auto_1fr_auto] two:gap-x-4 two:p-6 two:pb-3">
        <Monogram name={job.company} logo={job.companyLogo} />
        <div className="grid content-start">
          <h2 className="text-lg">
            {isJobOpen ? (
              <Link to={`/jobs/${job.id}`} className="hover:text-blue-dark hover:underline">
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </h2>
          <p className="text-soft">
            {job.company} · {job.location}
          </p>
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 two:col-span-1 two:grid two:justify-items-end">
          <StatusBadge status={status} />
          <p className="text-sm text-soft">
            Applied on <time dateTime={appliedAt}>{dateText(appliedAt)}</time>
            {!isJobOpen && ' · no longer open'}
          </p>
        </div>
      </div>
      <Details application={application} />
    </article>
  )
}

/** The browser's own disclosure: it opens without a script. */
function Details({ application: { job, cv, coverLetter, history } }: { readonly application: MyApplication }) {
  return (
    <details className="group/details border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-medium text-blue-dark two:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-open/details:rotate-180" />
        View Details <span className="sr-only">of your application for {job.title}</span>
      </summary>
      <div className="grid gap-6 px-4 pb-5 pt-2 two:grid-cols-[1fr_2fr] two:px-6">
        <Part title="What has happened">
          <StatusTimeline history={history} />
        </Part>
        <div className="grid content-start gap-4">
          <Part title="Your CV as it was sent">
            <p className="font-medium">
              {cv.fullName}
              {cv.headline && <span className="font-normal text-soft"> · {cv.headline}</span>}
            </p>
            <p className="max-w-prose">{cv.summary}</p>
            <p className="text-soft">{cv.skills.join(' · ')}</p>
          </Part>
          {coverLetter && (
            <Part title="Your cover letter">
              <p className="max-w-prose whitespace-pre-line">{coverLetter}</p>
            </Part>
          )}
          <Part title="The job as it was then">
            <p className="max-w-prose">{job.summary}</p>
          </Part>
        </div>
      </div>
    </details>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
