import type { Feature } from '#platform/server/feature.ts'
import { cvBuilder } from '../contract.ts'
import { cvBuilderRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const cvBuilderPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cv_drafts',
    about: 'What you have typed into the CV builder and not finished.',
    links: [{ column: 'user_id', is: 'id' }],
    onDelete: 'erased',
  },
  {
    table: 'cv_versions',
    about: 'Your CV as it was before.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'cv_id', in: 'cvs' },
    ],
    onDelete: 'erased',
  },
]

/** Writing a CV with an account: drafts, saving, earlier versions, writing help. */
export const cvBuilderFeature: Feature = {
  name: 'cv-builder',
  about: 'The builder of a signed-in person: drafts, versions, saving, live preview and writing help.',
  standsOn: ['site', 'auth', 'entitlements', 'cvs', 'cv-import', 'cv-sharing'],
  calls: [{ contract: cvBuilder, routes: cvBuilderRoutes }],
  personalData: cvBuilderPersonalData,
}
