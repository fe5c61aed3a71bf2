import type { Feature } from '#platform/server/feature.ts'
import { searches } from '../contract.ts'
import { findAlertsDaily } from './find-alerts.ts'
import { savedSearchPersonalData } from './personal-data.ts'
import { searchRoutes } from './routes.ts'

export const savedSearchesFeature: Feature = {
  name: 'saved-searches',
  about: 'Saved searches and their daily alerts.',
  standsOn: ['auth', 'jobs', 'job-search'],
  calls: [{ contract: searches, routes: searchRoutes }],
  schedule: [findAlertsDaily],
  personalData: savedSearchPersonalData,
  notPersonalData: { 'search_alerts.job_id': 'An alert belongs to the person who saved the search.' },
}
