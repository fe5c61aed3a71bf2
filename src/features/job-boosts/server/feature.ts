import type { Feature } from '#platform/server/feature.ts'
import { jobBoosts } from '../contract.ts'
import { jobBoostRoutes } from './routes.ts'

export const jobBoostsFeature: Feature = {
  name: 'job-boosts',
  about: 'Companies use the boosts of their plan to promote open jobs for seven days.',
  standsOn: ['employers', 'entitlements', 'jobs'],
  calls: [{ contract: jobBoosts, routes: jobBoostRoutes }],
  notPersonalData: {
    'job_boosts.job_id': 'A job of a company, and no person.',
    'job_boosts.employer_id': 'Which company has promoted a job.',
    'job_boosts.subscription_id': 'Which purchase the boost came from.',
  },
}
