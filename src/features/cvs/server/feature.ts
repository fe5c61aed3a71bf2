import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { cvs } from '../contract.ts'
import { deleteUnverifiedCvs } from './free-queries.ts'
import { cvPersonalData } from './personal-data.ts'
import { cvRoutes } from './routes.ts'

/** The CV: its schema, where it is stored, how it is printed, rated and read. */
export const cvsFeature: Feature = {
  name: 'cvs',
  about: 'The CV itself: schema, storage, rating, print model and PDF.',
  standsOn: ['site', 'auth'],
  calls: [{ contract: cvs, routes: cvRoutes }],
  personalData: cvPersonalData,
  retention: [
    {
      name: 'unverified CVs',
      days: retentionDays.unverified,
      why: 'A CV without an account whose address nobody has verified; anyone may have typed it.',
      erase: deleteUnverifiedCvs,
    },
  ],
}
