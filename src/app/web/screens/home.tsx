import { lazy } from 'react'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { redirectDocument } from 'react-router'
import { careerTip, strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { upcomingInterviews } from '#features/interview-slots/web/interview-queries.ts'
import { recentApplications, recommendedJobs } from '#features/applications/web/my-applications.ts'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { figures } from '#features/jobs/web/job-figures.ts'
import { newestMatches } from '#features/wishes/web/wish-queries.ts'
import { CallFailed } from '#platform/web/call.ts'
import { load } from '#platform/web/load.ts'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { VisitorHome } from '../home/visitor-home.tsx'

const signedInHome = () => import('../home/signed-in-home.tsx')
/** A separate chunk, because most first visits are of visitors who do not need it. */
const SignedInHome = lazy(async () => ({ default: (await signedInHome()).SignedInHome }))

export const loader = load(async (client) => {
  // Most of a visitor's page needs no data.
  if (!(await findSignedIn(client))) return client.ensureQueryData(figures).catch(() => null)
  try {
    await readHome(client)
  } catch (error) {
    // The sign-in has ended since the last screen was opened: this is a visitor.
    if (error instanceof CallFailed && error.status === 401) return redirectDocument('/')
    throw error
  }
})

async function readHome(client: QueryClient): Promise<void> {
  await Promise.all([
    signedInHome(),
    client.ensureQueryData(myCv),
    client.ensureQueryData(myRating),
    client.ensureQueryData(recentApplications),
    client.ensureQueryData(upcomingInterviews),
    client.ensureQueryData(strength),
    // Each card shows its own error when its data could not be loaded.
    client.ensureQueryData(recommendedJobs).catch(() => null),
    client.ensureQueryData(careerTip).catch(() => null),
    // Always loaded again: there may be new matches.
    client.fetchQuery({ ...newestMatches, staleTime: 0 }).catch(() => null),
  ])
}

export function Component() {
  const { data: user } = useSuspenseQuery(signedIn)
  return user ? <SignedInHome /> : <VisitorHome />
}
