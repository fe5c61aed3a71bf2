import type { QueryClient } from '@tanstack/react-query'
import { recentApplications } from '#features/applications/web/my-applications.ts'
import { careerTip, strength } from '#features/candidate-home/web/candidate-home-queries.ts'
import { myCv, myRating } from '#features/cvs/web/my-cv.ts'
import { upcomingInterviews } from '#features/interview-slots/web/interview-queries.ts'
import { recommendedJobs } from '#features/job-recommendations/web/recommendation-queries.ts'
import { newestMatches, wishCount } from '#features/wishes/web/wish-queries.ts'

/** Loads all data of the home screen of a signed-in person. A visitor's browser does not load this code. */
export async function readHome(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(myCv),
    client.ensureQueryData(myRating),
    // Always reloaded, because employers may have changed the applications.
    client.fetchQuery({ ...recentApplications, staleTime: 0 }),
    client.fetchQuery({ ...upcomingInterviews, staleTime: 0 }),
    client.ensureQueryData(strength),
    // If its data could not be loaded, each card shows an error of its own.
    client.ensureQueryData(recommendedJobs).catch(() => null),
    client.ensureQueryData(careerTip).catch(() => null),
    // Always reloaded, because there may be new matches.
    client.fetchQuery({ ...newestMatches, staleTime: 0 }).catch(() => null),
    client.fetchQuery({ ...wishCount, staleTime: 0 }).catch(() => null),
  ])
}
