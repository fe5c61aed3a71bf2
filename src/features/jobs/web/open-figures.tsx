import { useFigures } from './job-figures.ts'

const counted = new Intl.NumberFormat('en-IN')

/** Computed figures, not claims. */
export function OpenRightNow() {
  const { data } = useFigures()
  if (!data) return null
  return (
    <p className="text-sm text-soft">
      Open right now: <strong>{counted.format(data.jobs)}</strong> {data.jobs === 1 ? 'job' : 'jobs'} at{' '}
      <strong>{counted.format(data.companies)}</strong> {data.companies === 1 ? 'company' : 'companies'} in{' '}
      <strong>{counted.format(data.cities)}</strong> {data.cities === 1 ? 'city' : 'cities'}
    </p>
  )
}
