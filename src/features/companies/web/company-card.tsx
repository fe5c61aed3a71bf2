import { BadgeCheck, Star } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { TradeGlyph } from '#platform/web/ui/trade-glyph.tsx'
import type { Company, RatingFigures } from '../contract.ts'
import { peopleText } from '#features/employers/rules.ts'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'

/** A company in four lines, with the facts by which people choose between companies. */
export function CompanyCard({ company }: { readonly company: Company }) {
  const { id, companyName, logo, industry, description, isVerified } = company
  return (
    <article
      aria-labelledby={`company-${id}`}
      className="grid items-center gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 two:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Monogram name={companyName} logo={logo} glyph={<TradeGlyph industry={industry} />} className="size-12 text-lg" />
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 id={`company-${id}`} className="text-lg wrap-anywhere">
              <Link
                to={`/companies/${id}`}
                className="-my-2 inline-block py-2 underline-offset-4 hover:text-blue-dark hover:underline"
              >
                {companyName}
              </Link>
            </h2>
            {isVerified && <Verified />}
          </div>
          <p className="text-sm text-soft wrap-anywhere">{tradeText(company)}</p>
          <Figures company={company} />
          {description && (
            <p dir="auto" className="line-clamp-1 max-w-prose text-sm wrap-anywhere text-soft max-sm:hidden">
              {description}
            </p>
          )}
        </div>
      </div>
      <Actions company={company} />
    </article>
  )
}

function Figures({ company: { rating, responses, openJobs } }: { readonly company: Company }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Stars rating={rating} />
      <span className="sm:hidden">
        <AnswerRate responses={responses} isShort />
      </span>
      <span className="max-sm:hidden">
        <AnswerRate responses={responses} />
      </span>
      <p className="font-medium">{openJobsText(openJobs)}</p>
    </div>
  )
}

const citiesNamed = 3

function tradeText({ industry, size, cities }: Company): string {
  const where = cities.slice(0, citiesNamed).join(', ')
  const more = cities.length > citiesNamed ? ` and ${cities.length - citiesNamed} more` : ''
  return [industry, size && `${peopleText(size)} people`, where + more].filter(Boolean).join(' · ')
}

/** Only the link to the jobs looks like a button, because the name links to the profile too. */
function Actions({ company: { id, companyName } }: { readonly company: Company }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 max-two:pl-15 max-[20em]:pl-0! print:hidden two:grid two:justify-items-center">
      <ButtonLink to={`/companies/${id}#open-jobs`} look="outline" aria-label={`View Jobs at ${companyName}`}>
        View Jobs
      </ButtonLink>
      <ButtonLink to={`/companies/${id}`} look="quiet" className="text-sm" aria-label={`Company Profile of ${companyName}`}>
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
