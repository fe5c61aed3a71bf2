import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { cvs } from '../contract.ts'
import { cvEditor } from '../editor-contract.ts'
import { cvFiles } from '../files-contract.ts'
import { cvImport } from '../import/contract.ts'
import { cvViews } from '../view-contract.ts'
import { cvEditorRoutes } from './editor-routes.ts'
import { cvFileRoutes, cvImportRoutes } from './file-routes.ts'
import { deleteDeadTokens, deleteUnverifiedCvs } from './free-queries.ts'
import { mailCvLink, mailCvVerification, mailFreeCv } from './on-free-cv.ts'
import { cvPersonalData } from './personal-data.ts'
import { cvRoutes } from './routes.ts'
import { cvViewRoutes } from './view-routes.ts'

export const cvsFeature: Feature = {
  name: 'cvs',
  about: 'The CV itself: schema, storage, rating, print model and PDF.',
  standsOn: ['site', 'privacy', 'auth'],
  calls: [
    { contract: cvs, routes: cvRoutes },
    { contract: cvViews, routes: cvViewRoutes },
    { contract: cvEditor, routes: cvEditorRoutes },
    { contract: cvFiles, routes: cvFileRoutes },
    { contract: cvImport, routes: cvImportRoutes },
  ],
  reactions: [mailFreeCv, mailCvLink, mailCvVerification],
  personalData: cvPersonalData,
  retention: [
    { name: 'dead links of CVs', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadTokens },
    {
      name: 'unverified CVs',
      days: retentionDays.unverified,
      why: 'A CV without an account whose address nobody has verified; anyone may have typed it.',
      erase: deleteUnverifiedCvs,
    },
  ],
}
