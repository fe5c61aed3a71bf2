import { Fragment, type ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import type { NearMisses } from '../contract.ts'

type SomeWordsProps = { readonly groups: NearMisses['someWords']; readonly actionsFor: (job: Job) => ReactNode }

const listed = new Intl.ListFormat('en-IN')

const list = (words: readonly string[]): string => listed.format(words.map((word) => `“${word}”`))

/** The first missing entry is the typed name of the work; the others are a place and filters. */
export function tradeText(trade: string, [name, ...others]: readonly string[]): string {
  if (others.length === 0) return `Similar work: “${trade}”`
  return name === trade ? `Jobs without ${list(others)}` : `Similar work: “${trade}”, without ${list(others)}`
}

/** Jobs that match some of the words, shown when no job matches all of them. */
export function SomeWords({ groups, actionsFor }: SomeWordsProps) {
  return (
    <section aria-labelledby="some-words" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="some-words" className="text-lg">
        Matches some of your words
      </h2>
      {groups.map(({ missing, trade, jobs }) => (
        <Fragment key={[trade, ...missing].join(' ')}>
          <p className="wrap-anywhere text-soft">{trade ? tradeText(trade, missing) : `Jobs without ${list(missing)}`}:</p>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </Fragment>
      ))}
    </section>
  )
}
