import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from '#platform/web/search-params.ts'
import { firstPageOf, jobsFor, nearMissesOf, searchIn } from './job-search.ts'
import { RelaxedQueryLinks } from './relaxed-query-links.tsx'

/** Links below a short list that each drop one word to find more jobs. */
export function MoreJobs() {
  const search = searchIn(useSearchParams())
  const { total } = useSuspenseQuery(jobsFor(search)).data
  const { data: nearMisses } = useQuery(nearMissesOf(search))
  const longer = nearMisses?.without.filter((way) => way.word && Number.parseInt(way.total, 10) > Number(total)) ?? []
  if (longer.length === 0) return null
  return (
    <section aria-labelledby="more" className="grid gap-3">
      <h3 id="more" className="text-lg">
        More jobs, without one of your words
      </h3>
      <div className="flex flex-wrap gap-3">
        <RelaxedQueryLinks search={firstPageOf(search)} without={longer} />
      </div>
    </section>
  )
}
