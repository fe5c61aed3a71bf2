import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { Link } from '#platform/web/ui/link.tsx'
import { FailedPart } from '#platform/web/ui/states.tsx'
import { urgentJobs } from './job-search.ts'
import { ShortList } from './short-list.tsx'

const shown = 3

/** The first urgent jobs. `isMissing` when they could not be loaded. */
export function UrgentJobs({ isMissing }: { readonly isMissing: boolean }) {
  const { data, refetch, isFetching } = useQuery({ ...urgentJobs, enabled: !isMissing })
  return (
    <section aria-labelledby="urgent-jobs" className="grid gap-3 rounded-card border border-marigold bg-marigold-wash p-4">
      <h2 id="urgent-jobs" className="flex items-center gap-2 text-lg">
        <Zap aria-hidden="true" className="size-5 text-marigold-ink" /> Urgent hiring
      </h2>
      {!data && isMissing && (
        <FailedPart title="Failed to fetch urgent jobs" isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="text-soft">No urgent jobs right now.</p>}
      {data && <ShortList jobs={data.slice(0, shown)} />}
      {data && data.length > 0 && (
        <Link
          to="/jobs?urgent=true"
          className="flex min-h-11 items-center font-medium text-blue-dark underline underline-offset-4"
        >
          All urgent jobs
        </Link>
      )}
    </section>
  )
}
