import { CalendarClock, House } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import type { Job, JobInFull } from '../contract.ts'
import { isRemote, remoteSentence } from '../job-posting.ts'
import { longDateText } from '#platform/contract/dates.ts'
import { Chips, Pay, JobPlace, Posted, usePostedText } from './job-facts.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareJob } from './share-job.tsx'

type JobArticleProps = {
  readonly job: Job & Partial<Pick<JobInFull, 'expiresAt'>>
  readonly actions: ReactNode
  /** Its heading is then below that of the list, and leads to the job's own page. */
  readonly isBesideList?: boolean
}

/** Everything that an employer says about one job. */
export function JobArticle({ job, actions, isBesideList = false }: JobArticleProps) {
  const { origin } = use(SiteIdentity)
  const level = isBesideList ? 'h3' : 'h2'
  return (
    <>
      <Head job={job} isBesideList={isBesideList} />
      <div className="grid gap-2 print:hidden">
        <div className="flex flex-wrap gap-3">
          {actions}
          <SaveButton jobId={job.id} jobTitle={job.title} />
          <ShareJob address={`${origin}/jobs/${job.id}`} title={`${job.title} at ${job.company}`} />
        </div>
        <NeedsScript what="These buttons need" />
      </div>
      <Section level={level} title="About the job">
        {isRemote(job) && (
          <p className="flex items-center gap-1.5 font-medium">
            <House aria-hidden="true" className="size-4 shrink-0" /> {remoteSentence}
          </p>
        )}
        <p className="max-w-prose whitespace-pre-line">{job.description}</p>
      </Section>
      <Items level={level} title="Requirements" items={job.requirements} />
      <Items level={level} title="Benefits" items={job.benefits} />
      {job.expiresAt && (
        <p className="flex items-center gap-1.5 text-soft">
          <CalendarClock aria-hidden="true" className="size-4 shrink-0" /> Apply before {longDateText(job.expiresAt)}
        </p>
      )}
    </>
  )
}

function Head({ job, isBesideList }: { readonly job: Job; readonly isBesideList: boolean }) {
  const title = <bdi>{job.title}</bdi>
  return (
    <header className="grid gap-4">
      <div className="flex gap-4">
        <Monogram name={job.company} logo={job.companyLogo} className="size-14 text-xl" />
        <div className="min-w-0">
          {isBesideList ? (
            <h2 className="text-xl">
              <Link to={`/jobs/${job.id}`} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            </h2>
          ) : (
            <h1 className="text-2xl two:text-3xl">{title}</h1>
          )}
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

type Level = 'h2' | 'h3'
type SectionProps = { readonly level: Level; readonly title: string; readonly children: ReactNode }

function Section({ level: Heading, title, children }: SectionProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <Heading className="text-lg">{title}</Heading>
      {children}
    </section>
  )
}

type ItemsProps = { readonly level: Level; readonly title: string; readonly items: readonly string[] }

function Items({ level, title, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <Section level={level} title={title}>
      <BulletList items={items} />
    </Section>
  )
}
