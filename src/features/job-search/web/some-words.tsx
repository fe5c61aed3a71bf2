import { Fragment, type ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import type { NearMisses } from '../contract.ts'

type SomeWordsProps = { readonly groups: NearMisses['someWords']; readonly actionsFor: (job: Job) => ReactNode }

const listed = new Intl.ListFormat('en-IN')

const list = (words: readonly string[]): string => listed.format(words.map((word) => `“${word}”`))

/** The first that is missing is the name of the trade itself; the others are a place and filters. */
function tradeText(trade: string, others: readonly string[]): string {
  return `Similar work: “${trade}”${others.length > 0 ? `, without ${list(others)}` : ''}`
}

/** Jobs that have some of the words, below the statement that none has them all. */
export function SomeWords({ groups, actionsFor }: SomeWordsProps) {
  return (
    <section aria-labelledby="some-words" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="some-words" className="text-lg">
        Matches some of your words
      </h2>
      {groups.map(({ missing, trade, jobs }) => (
        <Fragment key={[trade, ...missing].join(' ')}>
          <p className="wrap-anywhere text-soft">
            {trade ? tradeText(trade, missing.slice(1)) : `Jobs without ${list(missing)}`}:
          </p>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </Fragment>
      ))}
    </section>
  )
}
