import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { deleteOldUsage } from './budget-queries.ts'

export const assistantModelFeature: Feature = {
  name: 'assistant-model',
  about: 'The language model of the assistant: it may look things up, and shows only what was found.',
  standsOn: ['site', 'auth', 'assistant-tools', 'conversations', 'jobs', 'offer-check', 'search-places'],
  calls: [],
  retention: [
    {
      name: 'tokens of the language model',
      days: retentionDays.attempts,
      why: 'A budget is that of one day.',
      erase: deleteOldUsage,
    },
  ],
}
