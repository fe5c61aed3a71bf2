import type { Feature } from '#platform/server/feature.ts'
import { freeCvBuilder } from '../contract.ts'
import { mailFreeCv } from './mail-free-cv.ts'
import { freeCvBuilderRoutes } from './routes.ts'

/** Writing a CV without an account. */
export const freeCvBuilderFeature: Feature = {
  name: 'free-cv-builder',
  about: 'The builder without an account, on the CV site.',
  standsOn: ['site', 'privacy', 'cvs', 'cv-import', 'cv-sharing', 'cv-builder'],
  calls: [{ contract: freeCvBuilder, routes: freeCvBuilderRoutes }],
  reactions: [mailFreeCv],
}
