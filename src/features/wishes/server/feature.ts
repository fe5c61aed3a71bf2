import type { Feature } from '#platform/server/feature.ts'
import { wishes } from '../contract.ts'
import { matchEachMinute } from './match-new-jobs.ts'
import { matchWish } from './on-wish-made.ts'
import { wishPersonalData } from './personal-data.ts'
import { renewWishKeys } from './renew-keys.ts'
import { wishRoutes } from './routes.ts'

export const wishesFeature: Feature = {
  name: 'wishes',
  about: 'Wishes of candidates and the jobs that match them.',
  standsOn: ['auth', 'jobs', 'job-search'],
  calls: [{ contract: wishes, routes: wishRoutes }],
  reactions: [matchWish, ...renewWishKeys],
  schedule: [matchEachMinute],
  personalData: wishPersonalData,
  notPersonalData: {
    'wish_matches.job_id': 'A match belongs to the person who made the wish.',
    'jobs_to_match.job_id': 'The jobs that wishes are still to be compared with: nothing but their ids.',
  },
}
