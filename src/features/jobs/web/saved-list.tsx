import { useQuery } from '@tanstack/react-query'
import { Link } from '#platform/web/ui/link.tsx'
import { savedJobs, signedIn } from './job-queries.ts'

/** For signed-in users: their saved jobs, if any. */
export function SavedList() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  const { data } = useQuery({ ...savedJobs(), enabled: Boolean(user) })
  const saved = data?.items ?? []
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved-jobs" className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 id="saved-jobs" className="text-lg">
        <Link to="/saved-jobs" className="hover:underline">
          Saved jobs
        </Link>
      </h2>
      <ul className="grid max-h-80 divide-y divide-line overflow-y-auto wrap-anywhere">
        {saved.map((job) => (
          <li key={job.id} className="py-2">
            {job.isOpen ? (
              <Link to={`/jobs/${job.id}`} className="group grid min-h-11 content-center">
                <span className="font-medium underline-offset-4 group-hover:underline">{job.title}</span>
                <span className="text-sm text-soft">{job.company}</span>
              </Link>
            ) : (
              <p className="grid min-h-11 content-center text-soft">
                {job.title}
                <span className="text-sm">No longer open</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
