import type { QueryClient } from '@tanstack/react-query'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { careerTip, strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { upcomingInterviews } from '#features/interview-slots/web/interview-queries.ts'
import { recommendedJobs } from '#features/job-recommendations/web/recommendation-queries.ts'
import { newestMatches, wishCount } from '#features/wishes/web/wish-queries.ts'

/** All that the home screen of a signed-in person shows. A visitor's browser does without this code. */
export async function readHome(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(myCv),
    client.ensureQueryData(myRating),
    // Always loaded again: employers may have changed them.
    client.fetchQuery({ ...recentApplications, staleTime: 0 }),
    client.fetchQuery({ ...upcomingInterviews, staleTime: 0 }),
    client.ensureQueryData(strength),
    // Each card shows its own error when its data could not be loaded.
    client.ensureQueryData(recommendedJobs).catch(() => null),
    client.ensureQueryData(careerTip).catch(() => null),
    // Always loaded again: there may be new matches.
    client.fetchQuery({ ...newestMatches, staleTime: 0 }).catch(() => null),
    client.fetchQuery({ ...wishCount, staleTime: 0 }).catch(() => null),
  ])
}
