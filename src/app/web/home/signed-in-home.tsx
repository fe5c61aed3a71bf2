import { useSuspenseQuery } from '@tanstack/react-query'
import { strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { CareerTip } from '#features/candidate-home/web/career-tip.tsx'
import { FigureCards } from '#features/candidate-home/web/figure-cards.tsx'
import { CvBanner, FirstSteps, Greeting } from '#features/candidate-home/web/greeting.tsx'
import { QuickActions } from '#features/candidate-home/web/quick-actions.tsx'
import { StrengthCard } from '#features/candidate-home/web/strength-card.tsx'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { RecentApplications } from '#features/applications/web/recent-applications.tsx'
import { WhatChanged } from '#features/applications/web/what-changed.tsx'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { UpcomingEvents } from '#features/interview-slots/web/upcoming-events.tsx'
import { RecommendedJobs } from '#features/job-recommendations/web/recommended-jobs.tsx'
import { PendingSearch } from '#features/saved-searches/web/pending-search.tsx'
import { PendingWish } from '#features/wishes/web/pending-wish.tsx'
import { MatchesCard } from '#features/wishes/web/matches-card.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { applyInList } from '../apply-in-list.tsx'
import { MakeWish, useCountAgain } from './make-wish.tsx'

const strengthId = 'profile-strength'

export function SignedInHome() {
  const { data: user } = useSuspenseQuery(signedIn)
  const { data: cv } = useSuspenseQuery(myCv)
  const { data: applications } = useSuspenseQuery(recentApplications)
  const isFirstVisit = cv === null && applications.items.length === 0
  return (
    <div className="grid gap-5 two:gap-6">
      <Seo title="Home" isHidden />
      <Greeting firstName={user?.firstName} isFirstVisit={isFirstVisit} />
      <PendingWish onSubmitted={useCountAgain()} />
      <PendingSearch />
      {isFirstVisit ? <FirstSteps /> : cv === null && <CvBanner />}
      <div className="contents has-[>:nth-child(2)]:grid has-[>:nth-child(2)]:items-start gap-5 two:grid-cols-2 two:gap-6">
        <UpcomingEvents place="top" />
        <WhatChanged />
      </div>
      <Figures />
      <div className="grid items-start gap-5 two:grid-cols-[2fr_1fr] two:gap-6">
        <div className="grid gap-5 two:gap-6">
          <RecommendedJobs />
          {!isFirstVisit && (
            <>
              <RecentApplications />
              <MatchesCard actionsFor={applyInList} />
            </>
          )}
          <MakeWish />
        </div>
        <div className="grid gap-5 two:gap-6">
          <StrengthCard id={strengthId} />
          <QuickActions hasCv={cv !== null} />
          {!isFirstVisit && <UpcomingEvents place="side" />}
          <CareerTip />
        </div>
      </div>
    </div>
  )
}

function Figures() {
  const { data: cv } = useSuspenseQuery(myCv)
  const { data: rating } = useSuspenseQuery(myRating)
  const { data: applications } = useSuspenseQuery(recentApplications)
  const { data: profile } = useSuspenseQuery(strength)
  return (
    <FigureCards
      figures={[
        { label: 'CV built', value: cv ? '1' : '0', to: '/cv-builder' },
        { label: 'Applications', value: applications.total, to: '/applications' },
        { label: 'Profile match', value: `${profile.percent}%`, to: `#${strengthId}` },
        {
          label: 'CV rating',
          value: rating ? rating.rating.toFixed(1) : '–',
          to: '/cv-builder#cv-rating',
        },
      ]}
    />
  )
}
