import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import type { JobFunnel } from '../contract.ts'

const stages = [
  ['views', 'Views'],
  ['applications', 'Applied'],
  ['inReview', 'In Review'],
  ['interview', 'Interview'],
  ['offer', 'Offer'],
  ['hired', 'Hired'],
] as const satisfies readonly (readonly [keyof JobFunnel, string])[]

const barHeight = 40

/** The funnel of a job from views to hires. The figures are written; the bars grow with the square root, so that small figures are visible. */
export function Funnel({ funnel }: { readonly funnel: JobFunnel }) {
  const { jobId, title, location, isOpen } = funnel
  const most = Math.max(...stages.map(([stage]) => funnel[stage]), 1)
  return (
    <article aria-labelledby={`funnel-${jobId}`} className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`funnel-${jobId}`} className="min-w-0 wrap-anywhere">
          <Link
            to={`/employer-portal/jobs/${jobId}`}
            className="inline-flex min-h-11 items-center font-semibold text-blue-dark hover:underline"
          >
            {title}
          </Link>
          <span className="block text-sm font-normal text-soft">{location}</span>
        </h3>
        {!isOpen && <Badge>Not open</Badge>}
      </div>
      <ol className="grid grid-cols-3 gap-x-1 gap-y-4 min-[22em]:grid-cols-6 sm:gap-x-2">
        {stages.map(([stage, label], at) => (
          <Stage
            key={stage}
            label={label}
            count={funnel[stage]}
            before={before(funnel, at)}
            height={heightOf(funnel[stage], most)}
          />
        ))}
      </ol>
    </article>
  )
}

const heightOf = (count: number, most: number): number => Math.sqrt(count / most) * barHeight

function before(funnel: JobFunnel, at: number): number | null {
  const stage = stages[at - 1]
  return stage ? funnel[stage[0]] : null
}

type StageProps = {
  readonly label: string
  readonly count: number
  /** The count of the previous stage; null for the first. */
  readonly before: number | null
  readonly height: number
}

function Stage({ label, count, before: earlier, height }: StageProps) {
  return (
    <li className="grid content-start gap-1">
      <svg aria-hidden="true" viewBox={`0 0 10 ${barHeight}`} preserveAspectRatio="none" className="h-10 w-full">
        <rect y={barHeight - 1} width="10" height="1" className="fill-line" />
        <rect y={barHeight - height} width="10" height={height} className="fill-blue" />
      </svg>
      <span className="text-lg leading-tight font-semibold">{count.toLocaleString('en-IN')}</span>
      <span className="text-[0.75rem] leading-4 text-soft sm:text-sm">
        {label} <span className="max-sm:block">{shareText(count, earlier)}</span>
      </span>
    </li>
  )
}

/** "12%" of the previous stage. Empty if a share means nothing: views are counted later than applications, or there are none. */
function shareText(count: number, earlier: number | null): string {
  if (earlier === null || earlier === 0 || count > earlier) return ''
  return `${Math.round((count / earlier) * 100)}%`
}
