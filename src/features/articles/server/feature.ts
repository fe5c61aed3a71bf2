import type { Feature } from '#platform/server/feature.ts'
import { articles } from '../contract.ts'
import { articleRoutes } from './routes.ts'

export const articlesFeature: Feature = {
  name: 'articles',
  about: 'The blog and the career guidance: articles, their search, feeds and pictures.',
  standsOn: ['site'],
  calls: [{ contract: articles, routes: articleRoutes }],
}
