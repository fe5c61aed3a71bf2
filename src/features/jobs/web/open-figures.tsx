import { useFigures } from './job-figures.ts'
import { Uncounted } from './uncounted.tsx'

const counted = new Intl.NumberFormat('en-IN')

/** Computed figures, not claims. */
export function OpenRightNow() {
  const { data } = useFigures()
  if (!data) return null
  return (
    <p>
      Open right now: <strong>{counted.format(data.jobs)}</strong> {data.jobs === 1 ? 'job' : 'jobs'} at{' '}
      <strong>{counted.format(data.companies)}</strong> {data.companies === 1 ? 'company' : 'companies'} in{' '}
      <strong>{counted.format(data.cities)}</strong> {data.cities === 1 ? 'city' : 'cities'}
    </p>
  )
}

export function CountedFigures() {
  const { data } = useFigures()
  if (!data) return <Uncounted />
  const lines = [
    ['Open jobs', data.jobs],
    ['Companies hiring', data.companies],
    ['Cities', data.cities],
  ] as const
  return (
    <dl className="grid border-t-2 border-ink">
      {lines.map(([name, figure]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <dt>{name}</dt>
          <dd className="text-2xl font-semibold">{counted.format(figure)}</dd>
        </div>
      ))}
    </dl>
  )
}
