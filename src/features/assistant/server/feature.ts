import type { Feature } from '#platform/server/feature.ts'
import { assistant } from '../contract.ts'
import { assistantRoutes } from './routes.ts'

export const assistantFeature: Feature = {
  name: 'assistant',
  about: 'The career assistant: answers questions from the product’s own data and proposes actions.',
  standsOn: [
    'site',
    'auth',
    'jobs',
    'applications',
    'wishes',
    'saved-searches',
    'assistant-tools',
    'assistant-answers',
    'assistant-model',
    'conversations',
  ],
  calls: [{ contract: assistant, routes: assistantRoutes }],
}
