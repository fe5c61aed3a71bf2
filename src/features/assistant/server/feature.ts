import type { Feature } from '#platform/server/feature.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { assistant } from '../contract.ts'
import { assistantFeedback } from '../feedback-contract.ts'
import { deleteOldFeedback } from './feedback-queries.ts'
import { assistantRoutes, feedbackRoutes } from './routes.ts'

export const assistantFeature: Feature = {
  name: 'assistant',
  about: 'The career assistant: answers questions from the product’s own data and proposes actions.',
  standsOn: [
    'site',
    'auth',
    'jobs',
    'applications',
    'cvs',
    'cv-builder',
    'wishes',
    'saved-searches',
    'assistant-tools',
    'assistant-answers',
    'assistant-model',
    'conversations',
  ],
  calls: [
    { contract: assistant, routes: assistantRoutes },
    { contract: assistantFeedback, routes: feedbackRoutes },
  ],
  personalData: [
    {
      table: 'assistant_feedback',
      about: 'What you think of answers of the assistant, with the question and the answer.',
      links: [{ column: 'user_id', is: 'id' }],
      onDelete: 'erased',
    },
  ],
  retention: [
    {
      name: 'feedback about the assistant',
      days: retentionDays.assistantFeedback,
      why: 'By then it has been read, and the assistant answers differently.',
      erase: deleteOldFeedback,
    },
  ],
}
