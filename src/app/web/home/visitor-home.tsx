import { lazy, Suspense } from 'react'
import { FirstSearch } from '#features/job-search/web/first-search.tsx'
import { FreshJobs } from '#features/jobs/web/fresh-jobs.tsx'
import { OpenRightNow } from '#features/jobs/web/open-figures.tsx'
import { brand } from '#features/site/brand.ts'
import { Hero } from '#features/site/web/landing/hero.tsx'
import { Section } from '#features/site/web/landing/section.tsx'
import { WishForm } from '#features/wishes/web/wish-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { WishCard } from './wish-card.tsx'

const LandingEnd = lazy(async () => ({ default: (await import('./landing-end.tsx')).LandingEnd }))

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
      <Suspense>
        <LandingEnd />
      </Suspense>
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
