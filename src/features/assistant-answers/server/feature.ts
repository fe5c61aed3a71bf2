import type { Feature } from '#platform/server/feature.ts'

export const assistantAnswersFeature: Feature = {
  name: 'assistant-answers',
  about: 'The template engine of the assistant: what a question means, and its answer in the language of the question.',
  standsOn: [
    'applications',
    'assistant-tools',
    'companies',
    'cvs',
    'employers',
    'interview-preparation',
    'job-search',
    'jobs',
    'offer-check',
    'salary',
    'saved-searches',
    'search-places',
    'search-words',
  ],
  calls: [],
}
