import { useSuspenseQuery } from '@tanstack/react-query'
import { strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { CareerTip } from '#features/candidate-home/web/career-tip.tsx'
import { FigureCards } from '#features/candidate-home/web/figure-cards.tsx'
import { CvBanner, Greeting } from '#features/candidate-home/web/greeting.tsx'
import { QuickActions, UpcomingEvents } from '#features/candidate-home/web/quick-actions.tsx'
import { StrengthCard } from '#features/candidate-home/web/strength-card.tsx'
import { myApplications } from '#features/applications/web/my-applications.ts'
import { RecentApplications } from '#features/applications/web/recent-applications.tsx'
import { RecommendedJobs } from '#features/applications/web/recommended-jobs.tsx'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { PendingSearch } from '#features/saved-searches/web/pending-search.tsx'
import { PendingWish } from '#features/wishes/web/pending-wish.tsx'
import { MatchesCard } from '#features/wishes/web/matches-card.tsx'
import { WishForm } from '#features/wishes/web/wish-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { WishCard } from './wish-card.tsx'

const strengthId = 'profile-strength'

export function SignedInHome() {
  const { data: user } = useSuspenseQuery(signedIn)
  const { data: cv } = useSuspenseQuery(myCv)
  return (
    <div className="grid gap-5 two:gap-6">
      <Seo title="Home" isHidden />
      <Greeting firstName={user?.firstName} />
      <PendingWish />
      <PendingSearch />
      {cv === null && <CvBanner />}
      <Figures />
      <div className="grid items-start gap-5 two:grid-cols-[2fr_1fr] two:gap-6">
        <div className="grid gap-5 two:gap-6">
          <RecommendedJobs />
          <MatchesCard />
          <RecentApplications />
          <WishCard>
            <WishForm isSignedIn />
          </WishCard>
        </div>
        <div className="grid gap-5 two:gap-6">
          <StrengthCard id={strengthId} />
          <QuickActions hasCv={cv !== null} />
          <UpcomingEvents />
          <CareerTip />
        </div>
      </div>
    </div>
  )
}

function Figures() {
  const { data: cv } = useSuspenseQuery(myCv)
  const { data: rating } = useSuspenseQuery(myRating)
  const { data: applications } = useSuspenseQuery(myApplications)
  const { data: profile } = useSuspenseQuery(strength)
  return (
    <FigureCards
      figures={[
        { label: 'CV built', value: cv ? '1' : '0', to: '/cv-builder', why: cv ? 'Open your CV' : 'Build it now' },
        { label: 'Applications', value: String(applications.length), to: '/applications', why: 'Track them' },
        { label: 'Profile match', value: `${profile.percent}%`, to: `#${strengthId}`, why: 'Complete it' },
        {
          label: 'CV rating',
          value: rating ? rating.rating.toFixed(1) : '–',
          to: '/cv-builder#cv-rating',
          why: 'See why',
        },
      ]}
    />
  )
}
