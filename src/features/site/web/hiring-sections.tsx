import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { hiringIndustries, hiringSteps, services } from '../hiring.ts'

export function Services() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {services.map(({ title, text, to, action }) => (
        <li key={title} className="grid">
          <Card className="grid content-start gap-2">
            <h3 className="text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
            <ButtonLink to={to} look="quiet" className="-ml-4 justify-self-start">
              {action}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  )
}

type CountedIndustry = { readonly industry: string; readonly companies: number; readonly openJobs: number }

export function Industries({ counted }: { readonly counted: readonly CountedIndustry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 two:grid-cols-3">
      {hiringIndustries.map(({ industry, text }) => {
        const openJobs = counted.find((one) => one.industry === industry)?.openJobs ?? 0
        return (
          <li key={industry} className="border-l-2 border-marigold pl-4">
            <h3 className="font-semibold">{industry}</h3>
            <p className="text-soft">{text}</p>
            {openJobs > 0 && (
              <p className="text-sm text-soft">
                {openJobs.toLocaleString('en-IN')} open {openJobs === 1 ? 'job' : 'jobs'} now
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function HiringSteps() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 two:grid-cols-4">
      {hiringSteps.map(({ title, text }, at) => (
        <li key={title} className="grid content-start gap-1">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-blue-wash font-semibold text-deep-ink"
          >
            {at + 1}
          </span>
          <h3 className="font-semibold">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
