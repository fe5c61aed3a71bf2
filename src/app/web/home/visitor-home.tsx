import { FirstSearch } from '#features/job-search/web/first-search.tsx'
import { FreshJobs } from '#features/jobs/web/fresh-jobs.tsx'
import { HiringCompanies } from '#features/jobs/web/hiring-companies.tsx'
import { OpenRightNow } from '#features/jobs/web/open-figures.tsx'
import { brand } from '#features/site/brand.ts'
import { AssistantPromo } from '#features/site/web/landing/assistant-promo.tsx'
import { ClaimsStrip } from '#features/site/web/landing/claims-strip.tsx'
import { CvPromo } from '#features/site/web/landing/cv-promo.tsx'
import { DemographicCards } from '#features/site/web/landing/demographic-cards.tsx'
import { Hero } from '#features/site/web/landing/hero.tsx'
import { Section } from '#features/site/web/landing/section.tsx'
import { WishForm } from '#features/wishes/web/wish-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'
import { WishCard } from './wish-card.tsx'

export function VisitorHome() {
  return (
    <>
      <Seo
        title={brand.tagline}
        description="Jobs in India with the pay up front, a CV in five steps, and a reason for every match."
      />
      <Hero
        search={
          <div className="grid gap-2">
            <FirstSearch />
            <OpenRightNow />
          </div>
        }
        board={<NewJobs />}
      >
        <WishCard>
          <WishForm isSignedIn={false} />
        </WishCard>
      </Hero>
      <CachedFragment as="div" cacheKey="candidate groups and CV" className="contents">
        <DemographicCards />
        <CvPromo />
      </CachedFragment>
      <Section title="Trusted companies" intro="Most jobs open today.">
        <HiringCompanies />
      </Section>
      <AssistantPromo />
      <ClaimsStrip />
    </>
  )
}

function NewJobs() {
  const title = (
    <>
      New jobs{' '}
      <span lang="hi" className="font-hindi text-marigold-ink">
        {brand.hindi.newJobs}
      </span>
    </>
  )
  return (
    <Section title={title}>
      <FreshJobs />
    </Section>
  )
}
