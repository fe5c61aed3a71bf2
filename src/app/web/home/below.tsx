import { FreshJobs } from '#features/jobs/web/fresh-jobs.tsx'
import { HiringCompanies } from '#features/jobs/web/hiring-companies.tsx'
import { brand } from '#features/site/brand.ts'
import { AssistantPromo } from '#features/site/web/landing/assistant-promo.tsx'
import { ClaimsStrip } from '#features/site/web/landing/claims-strip.tsx'
import { CvPromo } from '#features/site/web/landing/cv-promo.tsx'
import { DemographicCards } from '#features/site/web/landing/demographic-cards.tsx'
import { Section } from '#features/site/web/landing/section.tsx'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'

export function LandingEnd() {
  return (
    <>
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

export function NewJobs() {
  const title = (
    <>
      New jobs{' '}
      <span lang="hi" className="font-hindi leading-[0] text-marigold-ink">
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
