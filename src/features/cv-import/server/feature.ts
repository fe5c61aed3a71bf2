import type { Feature } from '#platform/server/feature.ts'
import { cvImport } from '../contract.ts'
import { cvImportRoutes } from './routes.ts'

/** Reads a CV out of a file. It keeps nothing. */
export const cvImportFeature: Feature = {
  name: 'cv-import',
  about: 'Reads a PDF, DOCX, JSON Resume or LinkedIn export into a proposed CV.',
  standsOn: ['cvs'],
  calls: [{ contract: cvImport, routes: cvImportRoutes }],
}
