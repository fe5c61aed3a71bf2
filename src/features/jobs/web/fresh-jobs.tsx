import { brand } from '#features/site/brand.ts'
import { CachedFragment, fragmentKey } from '#platform/web/ui/cached-fragment.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { JobFigures } from '../figures-contract.ts'
import { demographicLabels, salaryText } from '../rules.ts'
import { useFigures } from './job-figures.ts'
import { Uncounted } from './job-stats.tsx'

type FreshJob = JobFigures['fresh'][number]

/** A notice board with the newest job of each trade, with its pay. */
export function FreshJobs() {
  const { data } = useFigures()
  if (!data) return <Uncounted />
  return (
    <CachedFragment
      as="ul"
      cacheKey={fragmentKey(data.fresh, 'fresh')}
      className="grid gap-x-4 gap-y-5 rounded-card border-2 border-deep-ink bg-marigold-wash px-3 pt-6 pb-4 wrap-anywhere sm:grid-cols-2 two:grid-cols-3 two:px-6 two:pt-8 two:pb-6"
    >
      {data.fresh.map((job) => (
        <Notice key={job.id} job={job} />
      ))}
    </CachedFragment>
  )
}

/** A sheet of paper under a pin. */
function Notice({ job }: { readonly job: FreshJob }) {
  return (
    <li className="relative">
      <span aria-hidden="true" className="absolute -top-1.5 left-1/2 size-3 rounded-full border-2 border-deep-ink bg-blue" />
      <Link
        to={`/jobs/${job.id}`}
        className="group grid h-full content-start gap-0.5 border border-line-strong bg-card p-4 transition-colors hover:border-blue"
      >
        <span className="font-semibold group-hover:text-blue-dark group-hover:underline">{job.title}</span>
        <span className="text-sm text-soft">
          <bdi>{job.company}</bdi>&nbsp;· <bdi>{job.location}</bdi>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-semibold text-marigold-ink">
            <span lang="hi" className="inline-block w-[2.3em] font-hindi text-sm leading-[0]">
              {brand.hindi.pay}
            </span>{' '}
            {salaryText(job)}
          </span>
          <GroupLabel codes={job.demographics} />
        </span>
      </Link>
    </li>
  )
}

/** The label in English and Hindi, for the first group that has a Hindi name. */
function GroupLabel({ codes }: { readonly codes: FreshJob['demographics'] }) {
  const code = codes.find((one) => one !== 'immediate_joiner')
  if (!code) return null
  return (
    <span className="text-sm text-soft">
      {demographicLabels[code]}{' '}
      <span lang="hi" className="font-hindi leading-[0]">
        {brand.hindi[code]}
      </span>
    </span>
  )
}
