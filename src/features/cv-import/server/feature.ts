import type { Feature } from '#platform/server/feature.ts'
import { cvImport } from '../contract.ts'
import { cvImportRoutes } from './routes.ts'

/** Reads a CV out of a file. It keeps nothing. */
export const cvImportFeature: Feature = {
  name: 'cv-import',
  standsOn: ['cvs'],
  calls: [{ contract: cvImport, routes: cvImportRoutes }],
}
