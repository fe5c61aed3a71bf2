import { ExternalLink } from 'lucide-react'
import { Monogram } from '#platform/web/ui/monogram.tsx'
import { TradeGlyph } from '#platform/web/ui/trade-glyph.tsx'
import { verificationText } from '#features/employers/rules.ts'
import { AnswerRate } from '#features/employers/web/answer-rate.tsx'
import type { CompanyProfile } from '../contract.ts'
import { openJobsText, Stars, Verified } from './company-card.tsx'

type CompanyHeadProps = {
  readonly company: CompanyProfile
  /** `h2` for a preview inside another page. */
  readonly heading?: 'h1' | 'h2'
}

export function CompanyHead({ company, heading: Heading = 'h1' }: CompanyHeadProps) {
  const { companyName, logo, industry, description, website, rating, openJobs, isVerified, verification, responses } = company
  const site = website && /^https?:/i.test(website) ? URL.parse(website) : null
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex gap-4">
        <Monogram name={companyName} logo={logo} glyph={<TradeGlyph industry={industry} />} className="size-16 text-xl" />
        <div className="grid min-w-0 content-center gap-1">
          <Heading className="text-2xl wrap-anywhere two:text-3xl">{companyName}</Heading>
          {industry && <p className="wrap-anywhere text-soft">{industry}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Stars rating={rating} />
        <AnswerRate responses={responses} />
        {/* A link to the jobs, which on a phone are below the facts about the company. */}
        {Heading === 'h1' && (
          <a href="#open-jobs" className="-my-2 inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
            {openJobsText(openJobs)}
          </a>
        )}
        {isVerified && <Verified />}
      </div>
      {verification && <p className="text-sm text-soft">{verificationText(verification)}</p>}
      {description && (
        <p dir="auto" className="max-w-prose wrap-anywhere">
          {description}
        </p>
      )}
      {site && <Website site={site} />}
    </header>
  )
}

function Website({ site }: { readonly site: URL }) {
  return (
    <a
      href={site.href}
      rel="nofollow noopener"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-blue-dark underline underline-offset-4 wrap-anywhere"
    >
      {site.host}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  )
}
