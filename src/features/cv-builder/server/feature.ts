import type { Feature } from '#platform/server/feature.ts'
import { cvBuilder } from '../contract.ts'
import { cvBuilderPersonalData } from './personal-data.ts'
import { cvBuilderRoutes } from './routes.ts'

/** Writing a CV with an account: drafts, saving, earlier versions, help. */
export const cvBuilderFeature: Feature = {
  name: 'cv-builder',
  about: 'The builder of a signed-in person: drafts, versions, saving, live preview and writing help.',
  standsOn: ['auth', 'cvs', 'cv-import', 'cv-sharing'],
  calls: [{ contract: cvBuilder, routes: cvBuilderRoutes }],
  personalData: cvBuilderPersonalData,
}
