import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { cvs } from '../contract.ts'
import { deleteUnverifiedCvs } from './free-queries.ts'
import { cvRoutes } from './routes.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const cvPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cvs',
    about: 'Your CV, and CVs that were made without an account and carry your verified email address.',
    links: [
      { column: 'user_id', is: 'id' },
      { column: 'email', is: 'address', when: 'cvs.user_id is null and cvs.email_verified', isEmailOnly: true },
    ],
    leftOut: { verification_token: 'Anyone who reads it could prove to us that your address is theirs.' },
    onDelete: 'erased',
  },
]

/** CVs: their schema, storage, printing, rating and reading. */
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
