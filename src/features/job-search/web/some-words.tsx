import { Fragment, type ReactNode } from 'react'
import type { Job } from '#features/jobs/contract.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import type { NearMisses } from '../contract.ts'

type SomeWordsProps = { readonly groups: NearMisses['someWords']; readonly actionsFor: (job: Job) => ReactNode }

const listed = new Intl.ListFormat('en-IN')

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
            {trade ? `Similar work, “${trade}”` : 'Jobs'} without {listed.format(missing.map((word) => `“${word}”`))}:
          </p>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </Fragment>
      ))}
    </section>
  )
}
