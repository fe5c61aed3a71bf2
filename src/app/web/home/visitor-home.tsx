import { HiringCompanies } from '#features/jobs/web/hiring-companies.tsx'
import { CountedFigures, OpenRightNow } from '#features/jobs/web/open-figures.tsx'
import { brand } from '#features/site/brand.ts'
import { AssistantPromo } from '#features/site/web/landing/assistant-promo.tsx'
import { ClaimsStrip } from '#features/site/web/landing/claims-strip.tsx'
import { CvPromo } from '#features/site/web/landing/cv-promo.tsx'
import { DemographicCards } from '#features/site/web/landing/demographic-cards.tsx'
import { Hero } from '#features/site/web/landing/hero.tsx'
import { Section } from '#features/site/web/landing/section.tsx'

export function VisitorHome() {
  return (
    <>
      <title>{`${brand.name} · ${brand.tagline}`}</title>
      <Hero>
        <div />
      </Hero>
      <ClaimsStrip>
        <OpenRightNow />
      </ClaimsStrip>
      <DemographicCards />
      <CvPromo />
      <Section title="Trusted companies" intro="Those with the most open jobs today.">
        <HiringCompanies />
      </Section>
      <AssistantPromo />
      <Section title="Counted, not claimed" intro="From our own records, at most a minute old.">
        <CountedFigures />
      </Section>
    </>
  )
}
