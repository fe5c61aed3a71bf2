import { Stats } from '#platform/web/ui/stat.tsx'
import type { HiringFigures } from '../hiring-contract.ts'

/** The figures, each with an explanation of how it was counted. */
export function HiringStats({ figures }: { readonly figures: HiringFigures }) {
  const { openJobs, hiringCompanies, verifiedCompanies, applications, answered } = figures
  const share =
    applications > 0
      ? [{ label: 'Applications answered', value: `${Math.round((answered / applications) * 100)}%`, note: 'in 12 months' }]
      : []
  return (
    <Stats
      figures={[
        { label: 'Open jobs', value: figure(openJobs) },
        { label: 'Companies hiring', value: figure(hiringCompanies) },
        { label: 'Verified companies', value: figure(verifiedCompanies) },
        ...share,
      ]}
    />
  )
}

const figure = (count: number): string => count.toLocaleString('en-IN')

/** A rating by an applicant that staff have published. */
export function Praise({ praise: { companyName, rating, body } }: { readonly praise: NonNullable<HiringFigures['praise']> }) {
  return (
    <figure className="grid max-w-prose gap-3 border-l-2 border-marigold pl-4">
      <blockquote dir="auto" className="text-lg wrap-anywhere">
        “{body}”
      </blockquote>
      <figcaption className="text-soft">
        An applicant about {companyName}, {rating} of 5
      </figcaption>
    </figure>
  )
}
