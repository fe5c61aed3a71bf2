import type { Feature } from '#platform/server/feature.ts'
import { articleEditor } from '../contract.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { articleEditorRoutes } from './routes.ts'
import { sweepPictures } from './sweep-pictures.ts'

export const articleEditorFeature: Feature = {
  name: 'article-editor',
  about: 'Administrators write, preview, schedule, publish and withdraw articles, with versions and pictures.',
  standsOn: ['articles', 'staff'],
  calls: [{ contract: articleEditor, routes: articleEditorRoutes }],
  schedule: [publishScheduled, sweepPictures],
}
