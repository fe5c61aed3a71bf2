import type { Feature } from '#platform/server/feature.ts'
import { applications } from '../contract.ts'
import { hiring } from '../hiring-contract.ts'
import { threads } from '../thread-contract.ts'
import { tracking } from '../tracking-contract.ts'
import { applicationEmails } from './emails.ts'
import { hiringRoutes } from './hiring-routes.ts'
import { applicationPersonalData } from './personal-data.ts'
import { applicationRoutes } from './routes.ts'
import { threadRoutes } from './thread-routes.ts'
import { trackingRoutes } from './tracking-routes.ts'

export const applicationsFeature: Feature = {
  name: 'applications',
  about: 'Candidates apply, follow, withdraw; employers read, move and answer applications; messages between the two.',
  standsOn: ['site', 'privacy', 'auth', 'employers', 'jobs', 'job-search', 'cvs', 'settings', 'profiles', 'wishes'],
  calls: [
    { contract: applications, routes: applicationRoutes },
    { contract: tracking, routes: trackingRoutes },
    { contract: hiring, routes: hiringRoutes },
    { contract: threads, routes: threadRoutes },
  ],
  emails: applicationEmails,
  personalData: applicationPersonalData,
  notPersonalData: {
    'applications.job_id': 'An application belongs to the candidate, not to the employer.',
    'applications.cv_id': 'It belongs to the person who applied, whose CV it is.',
  },
}
