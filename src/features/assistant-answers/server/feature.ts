import type { Feature } from '#platform/server/feature.ts'

export const assistantAnswersFeature: Feature = {
  name: 'assistant-answers',
  about: 'The template engine of the assistant: what a question means, and its answer in the language of the question.',
  standsOn: ['jobs', 'assistant-tools'],
  calls: [],
}
