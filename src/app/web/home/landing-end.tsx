import { HiringCompanies } from '#features/jobs/web/hiring-companies.tsx'
import { AssistantPromo } from '#features/site/web/landing/assistant-promo.tsx'
import { ClaimsStrip } from '#features/site/web/landing/claims-strip.tsx'
import { CvPromo } from '#features/site/web/landing/cv-promo.tsx'
import { DemographicCards } from '#features/site/web/landing/demographic-cards.tsx'
import { Section } from '#features/site/web/landing/section.tsx'
import { CachedFragment } from '#platform/web/ui/cached-fragment.tsx'

/** The sections below the first view. The page comes with them; their code follows. */
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
