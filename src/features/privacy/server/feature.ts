import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { privacy } from '../contract.ts'
import { deleteOldViews } from './access-queries.ts'
import { privacyPersonalData } from './personal-data.ts'
import { privacyRoutes } from './routes.ts'

export const privacyFeature: Feature = {
  name: 'privacy',
  about: 'Consents, and the list of who has looked at a person’s data.',
  standsOn: ['site'],
  calls: [{ contract: privacy, routes: privacyRoutes }],
  personalData: privacyPersonalData,
  retention: [
    {
      name: 'views of CVs',
      days: retentionDays.view,
      why: 'The person has had a year to read who has looked.',
      erase: deleteOldViews,
    },
  ],
}
