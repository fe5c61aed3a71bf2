import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarClock, House } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import type { Job, JobInFull } from '../contract.ts'
import { isRemote, remoteSentence } from '../job-posting.ts'
import { longDateText } from '#platform/contract/dates.ts'
import { Company } from './company.tsx'
import { Chips, Pay, JobPlace, Posted, usePostedText } from './job-facts.tsx'
import { jobFor } from './job-queries.ts'
import { SaveButton } from './save-button.tsx'
import { ShareJob } from './share-job.tsx'

type JobPageProps = {
  readonly jobId: string
  readonly actionsFor: (job: Job) => ReactNode
  readonly similar: ReactNode
}

/** Everything about one job. */
export function JobPage({ jobId, actionsFor, similar }: JobPageProps) {
  const { data: job } = useSuspenseQuery(jobFor(jobId))
  const { origin } = use(SiteIdentity)
  return (
    <div className="grid items-start gap-8 two:grid-cols-[minmax(0,1fr)_300px]">
      <article className="grid gap-6 rounded-card border border-line bg-card p-4 wrap-anywhere two:p-8">
        <Head job={job} />
        <div className="grid gap-2 print:hidden">
          <div className="flex flex-wrap gap-3">
            {actionsFor(job)}
            <SaveButton jobId={job.id} jobTitle={job.title} />
            <ShareJob address={`${origin}/jobs/${job.id}`} title={`${job.title} at ${job.company}`} />
          </div>
          <NeedsScript what="These buttons need" />
        </div>
        <Section title="About the job">
          {isRemote(job) && (
            <p className="flex items-center gap-1.5 font-medium">
              <House aria-hidden="true" className="size-4 shrink-0" /> {remoteSentence}
            </p>
          )}
          <p className="max-w-prose whitespace-pre-line">{job.description}</p>
        </Section>
        <Items title="Requirements" items={job.requirements} />
        <Items title="Benefits" items={job.benefits} />
        {job.expiresAt && (
          <p className="flex items-center gap-1.5 text-soft">
            <CalendarClock aria-hidden="true" className="size-4 shrink-0" /> Apply before {longDateText(job.expiresAt)}
          </p>
        )}
      </article>
      <aside className="grid gap-6" aria-label="Company and similar jobs">
        <Company job={job} />
        {similar}
      </aside>
    </div>
  )
}

function Head({ job }: { readonly job: JobInFull }) {
  return (
    <header className="grid gap-4">
      <div className="flex gap-4">
        <Monogram name={job.company} logo={job.companyLogo} className="size-14 text-xl" />
        <div className="min-w-0">
          <h1 className="text-2xl two:text-3xl">
            <bdi>{job.title}</bdi>
          </h1>
          <p className="text-lg text-soft">{job.company}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <JobPlace job={job} />
        <Pay job={job} />
        <Posted job={job} text={usePostedText(job)} />
      </div>
      <Chips job={job} />
    </header>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Items({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <BulletList items={items} />
    </Section>
  )
}
