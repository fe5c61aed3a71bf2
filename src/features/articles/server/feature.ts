import type { Feature } from '#platform/server/feature.ts'
import { renewal } from '#platform/server/renewal.ts'
import { articles } from '../contract.ts'
import { renewWords } from './renewal-queries.ts'
import { articleRoutes } from './routes.ts'

export const articlesFeature: Feature = {
  name: 'articles',
  about: 'The blog and the career guidance: articles, their search, feeds and pictures.',
  standsOn: ['site'],
  calls: [{ contract: articles, routes: articleRoutes }],
  reactions: [...renewal({ name: 'renewArticleWords', renewBatch: renewWords })],
}
