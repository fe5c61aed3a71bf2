import type { Feature } from '#platform/server/feature.ts'

export const searchWordsFeature: Feature = {
  name: 'search-words',
  about: 'What typed words mean to a search: filters, other forms, trades and which words to do without.',
  standsOn: ['jobs', 'job-suggestions', 'search-places'],
  calls: [],
}
