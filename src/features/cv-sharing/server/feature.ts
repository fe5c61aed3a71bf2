import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { cvSharing } from '../contract.ts'
import { mailCvLink, mailCvVerification } from './mail-links.ts'
import { cvSharingRoutes } from './routes.ts'
import { deleteDeadTokens } from './token-queries.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const cvSharingPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'cv_tokens',
    about: 'The links to CVs without an account that we have emailed and that still work.',
    links: [{ column: 'cv_id', in: 'cvs' }],
    leftOut: { hash: 'A hash of what opens the CV.' },
    onDelete: 'erased',
  },
]

/** Access to a CV: its link, its owner, the verification of its email address. */
export const cvSharingFeature: Feature = {
  name: 'cv-sharing',
  about: 'The link of a CV, its downloads, and the owners of CVs without an account.',
  standsOn: ['site', 'privacy', 'cvs'],
  calls: [{ contract: cvSharing, routes: cvSharingRoutes }],
  reactions: [mailCvLink, mailCvVerification],
  personalData: cvSharingPersonalData,
  retention: [{ name: 'dead links of CVs', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadTokens }],
}
