import { Suspense } from 'react'
import { FirstSearch } from '#features/job-search/web/first-search.tsx'
import { OpenRightNow } from '#features/jobs/web/open-figures.tsx'
import { brand } from '#features/site/brand.ts'
import { Hero } from '#features/site/web/landing/hero.tsx'
import { WishForm } from '#features/wishes/web/wish-form.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { Seo } from '#platform/web/seo.tsx'
import { WishCard } from './wish-card.tsx'

/** The server renders both parts; their code is loaded later. */
const below = () => import('./below.tsx')
const NewJobs = lazyPart(async () => (await below()).NewJobs)
const LandingEnd = lazyPart(async () => (await below()).LandingEnd)

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
        board={
          <Suspense>
            <NewJobs />
          </Suspense>
        }
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
