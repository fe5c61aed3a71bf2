import { useQuery } from '@tanstack/react-query'
import { similarTo } from './job-search.ts'
import { ShortList } from './short-list.tsx'

/** The same trade, in the same city if there are any. */
export function SimilarJobs({ jobId }: { readonly jobId: string }) {
  const { data: jobs = [] } = useQuery(similarTo(jobId))
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="print:hidden grid gap-2 rounded-card border border-line bg-card p-4">
      <h2 id="similar-jobs" className="text-lg">
        Similar jobs
      </h2>
      <ShortList jobs={jobs} />
    </section>
  )
}
