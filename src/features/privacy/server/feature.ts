import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { privacy } from '../contract.ts'
import { deleteOldViews } from './access-queries.ts'
import { privacyRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const user = { column: 'user_id', is: 'id' } as const

const privacyPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'consents',
    about: 'What you have agreed to, in which version, and when.',
    links: [user, { column: 'subject_cv_id', in: 'cvs' }],
    onDelete: 'erased',
  },
  {
    table: 'access_log',
    about: 'Who has looked at your CV or your contact details.',
    links: [user, { column: 'cv_id', in: 'cvs' }],
    onDelete: 'erased',
  },
]

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
