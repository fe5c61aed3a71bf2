import type { Feature } from '#platform/server/feature.ts'
import { searches } from '../contract.ts'
import { findAlertsDaily } from './find-alerts.ts'
import { searchRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const savedSearchPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'saved_searches',
    about: 'The searches that you have saved.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'search_alerts',
    about: 'The jobs that your saved searches have found, and why.',
    links: [{ column: 'search_id', in: 'saved_searches' }],
    onDelete: 'erased',
  },
]

export const savedSearchesFeature: Feature = {
  name: 'saved-searches',
  about: 'Saved searches and their daily alerts.',
  standsOn: ['auth', 'jobs', 'search-words', 'job-search'],
  calls: [{ contract: searches, routes: searchRoutes }],
  schedule: [findAlertsDaily],
  personalData: savedSearchPersonalData,
  notPersonalData: { 'search_alerts.job_id': 'An alert belongs to the person who saved the search.' },
}
