import { House, Zap } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { TradeGlyph } from '#platform/web/ui/trade-glyph.tsx'
import type { Job, JobInFull } from '../contract.ts'
import { isRemote, remoteSentence } from '../job-posting.ts'
import { demographicLabels } from '../rules.ts'
import { FactsGrid } from './facts-grid.tsx'
import { Pay } from './job-facts.tsx'
import { Items, Questions, Section } from './job-sections.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareButtons } from '#platform/web/ui/share-buttons.tsx'

type JobArticleProps = {
  readonly job: Job & Partial<JobInFull>
  /** A comparison of the pay. */
  readonly pay: ReactNode
  /** Null if there are no actions. */
  readonly actions: ReactNode
  /** True beside a list: the heading is then one level lower, and links to the job's own page. */
  readonly isBesideList?: boolean
}

/** The whole advertisement of one job. */
export function JobArticle({ job, pay, actions, isBesideList = false }: JobArticleProps) {
  const level = isBesideList ? 'h3' : 'h2'
  return (
    <>
      <Head job={job} isBesideList={isBesideList} />
      <div className="grid gap-1">
        <Pay job={job} />
        {pay}
      </div>
      <FactsGrid job={job} />
      <Groups job={job} />
      {actions && (
        <Actions job={job} isBesideList={isBesideList}>
          {actions}
        </Actions>
      )}
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
      <Items level={level} title="The company commits to" items={job.commitments ?? []} />
      <Questions level={level} questions={job.questions ?? []} />
    </>
  )
}

type PartProps = Required<Pick<JobArticleProps, 'job' | 'isBesideList'>>

function Head({ job, isBesideList }: PartProps) {
  const title = <bdi>{job.title}</bdi>
  return (
    <header className="flex gap-3 two:gap-4">
      <Monogram
        name={job.company}
        logo={job.companyLogo}
        glyph={job.employer && <TradeGlyph industry={job.employer.industry} />}
        className="size-12 text-lg two:size-14 two:text-xl"
      />
      <div className="min-w-0">
        {isBesideList ? (
          <h2 className="text-xl">
            <Link to={`/jobs/${job.id}`} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h2>
        ) : (
          <h1 className="text-xl two:text-3xl">{title}</h1>
        )}
        <p className="text-soft two:text-lg">{job.company}</p>
      </div>
    </header>
  )
}

/** The groups that the job addresses above all. */
function Groups({ job: { urgentHiring, demographics } }: { readonly job: Job }) {
  if (!urgentHiring && demographics.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="About this job">
      {urgentHiring && (
        <li>
          <Badge look="marigold">
            <Zap aria-hidden="true" className="size-3.5" /> Urgent
          </Badge>
        </li>
      )}
      {demographics.map((code) => (
        <li key={code}>
          <Badge look="blue">{demographicLabels[code]}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The buttons. On a phone they are a bar at the bottom of the screen (`.apply-bar`), with Save on the left. */
function Actions({ job, isBesideList, children }: PartProps & { readonly children: ReactNode }) {
  const { origin } = use(SiteIdentity)
  return (
    <div className="max-two:contents print:hidden">
      <div className="apply-bar flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        {children}
        <div className="max-two:order-first">
          <SaveButton jobId={job.id} jobTitle={job.title} />
        </div>
        {isBesideList && <ShareButtons address={`${origin}/jobs/${job.id}`} title={`${job.title} at ${job.company}`} />}
      </div>
      <NeedsScript what="These buttons need" />
    </div>
  )
}
