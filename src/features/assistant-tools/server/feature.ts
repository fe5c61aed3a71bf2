import type { Feature } from '#platform/server/feature.ts'

export const assistantToolsFeature: Feature = {
  name: 'assistant-tools',
  about: 'What the assistant may look up, as functions with a schema: for its template engine and for a model.',
  standsOn: [
    'applications',
    'articles',
    'companies',
    'cvs',
    'interview-preparation',
    'job-search',
    'jobs',
    'offer-check',
    'salary',
    'saved-searches',
    'wishes',
  ],
  calls: [],
}
