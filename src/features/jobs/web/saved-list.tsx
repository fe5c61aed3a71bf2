import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import type { SavedJob } from '../contract.ts'
import { savedJobs, signedIn } from './job-queries.ts'
import { JobRow } from './job-row.tsx'

/** The saved jobs of a signed-in person, if there are any. */
export function SavedList({ actionsFor }: { readonly actionsFor: (job: SavedJob) => ReactNode }) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data } = useQuery({ ...savedJobs(), enabled: Boolean(user) })
  const saved = data?.items ?? []
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved-jobs" className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 id="saved-jobs" className="text-lg">
        <Link to="/saved-jobs" className="hover:underline">
          Saved Jobs
        </Link>
      </h2>
      <ul className="max-h-80 overflow-y-auto">
        {saved.map((job) => (
          <JobRow key={job.id} job={job} isClosed={!job.isOpen} hold={job.hold} actions={job.isOpen && actionsFor(job)} />
        ))}
      </ul>
    </section>
  )
}
