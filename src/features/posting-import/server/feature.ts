import type { Feature } from '#platform/server/feature.ts'
import { postingImport } from '../contract.ts'
import { postingImportRoutes } from './routes.ts'

export const postingImportFeature: Feature = {
  name: 'posting-import',
  about: 'Employers upload many jobs from a spreadsheet: a check that names every fault, then all of them or none.',
  standsOn: ['employers', 'jobs', 'job-posting'],
  calls: [{ contract: postingImport, routes: postingImportRoutes }],
}
