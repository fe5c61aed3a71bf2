import { CachedFragment, fragmentKey } from '#platform/web/ui/cached-fragment.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { useFigures } from './job-figures.ts'
import { Uncounted } from './job-stats.tsx'

/** The companies with the most open jobs, each with a link to its jobs. */
export function HiringCompanies() {
  const { data } = useFigures()
  if (!data) return <Uncounted />
  return (
    <CachedFragment
      as="ul"
      cacheKey={fragmentKey(data.hiring, 'hiring')}
      className="grid grid-cols-2 gap-3 max-[16em]:grid-cols-1 sm:grid-cols-3 two:grid-cols-4 two:gap-4"
    >
      {data.hiring.map(({ company, companyLogo, openJobs }) => (
        <li key={company}>
          <Link
            to={`/jobs?q=${encodeURIComponent(company)}`}
            className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-3 transition-colors hover:border-blue"
          >
            <Monogram name={company} logo={companyLogo} className="size-11" />
            <span className="grid min-w-0">
              <span className="font-medium wrap-anywhere">{company}</span>
              <span className="text-sm text-soft">
                {openJobs} open {openJobs === 1 ? 'job' : 'jobs'}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </CachedFragment>
  )
}
