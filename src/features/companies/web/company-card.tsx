import { BadgeCheck, MapPin, Star } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import type { Company, RatingFigures } from '../contract.ts'
import { peopleText } from '../rules.ts'

export function CompanyCard({ company }: { readonly company: Company }) {
  const { id, companyName, logo, industry, description, openJobs, cities, rating, isVerified } = company
  return (
    <article
      aria-labelledby={`company-${id}`}
      className="grid items-center gap-x-8 gap-y-3 rounded-card border border-line bg-card p-4 two:grid-cols-[minmax(0,1fr)_auto] two:p-6"
    >
      <div className="grid gap-3">
        <div className="flex gap-3">
          <Monogram name={companyName} logo={logo} industry={industry} className="size-12 text-lg" />
          <div className="min-w-0">
            <h2 id={`company-${id}`} className="text-lg wrap-anywhere">
              <Link to={`/companies/${id}`} className="underline-offset-4 hover:text-blue-dark hover:underline">
                {companyName}
              </Link>
            </h2>
            <p className="text-soft wrap-anywhere">{tradeText(company)}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="font-medium">{openJobsText(openJobs)}</p>
          <Stars rating={rating} />
          {cities.length > 0 && (
            <p className="flex items-center gap-1.5 wrap-anywhere text-soft">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              {cities.join(', ')}
            </p>
          )}
          {isVerified && <Verified />}
        </div>
        {description && (
          <p dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere text-soft">
            {description}
          </p>
        )}
      </div>
      <Actions company={company} />
    </article>
  )
}

function tradeText({ industry, size }: Company): string {
  return [industry, size && `${peopleText(size)} people`].filter(Boolean).join(' · ')
}

function Actions({ company: { id, companyName } }: { readonly company: Company }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden two:grid">
      <ButtonLink to={`/companies/${id}#open-jobs`} aria-label={`View Jobs at ${companyName}`}>
        View Jobs
      </ButtonLink>
      <ButtonLink to={`/companies/${id}`} look="secondary" aria-label={`Company Profile of ${companyName}`}>
        Company Profile
      </ButtonLink>
    </div>
  )
}

export function openJobsText(openJobs: number): string {
  return `${openJobs.toLocaleString('en-IN')} open ${openJobs === 1 ? 'job' : 'jobs'}`
}

export function Verified() {
  return (
    <Badge look="leaf">
      <BadgeCheck aria-hidden="true" className="size-4" /> Verified
    </Badge>
  )
}

export function Stars({ rating: { average, count } }: { readonly rating: RatingFigures }) {
  if (average === null) return <p className="text-soft">Not rated yet</p>
  return (
    <p className="flex items-center gap-1.5">
      <Star aria-hidden="true" className="size-4 fill-marigold text-marigold-ink" />
      <span>
        <strong className="font-semibold">{average.toFixed(1)}</strong> of 5{' '}
        <span className="text-soft">
          ({count.toLocaleString('en-IN')} {count === 1 ? 'rating' : 'ratings'})
        </span>
      </span>
    </p>
  )
}
