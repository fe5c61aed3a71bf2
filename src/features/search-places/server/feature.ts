import type { Feature } from '#platform/server/feature.ts'

export const searchPlacesFeature: Feature = {
  name: 'search-places',
  about:
    'What typed words mean as places: cities, localities, states, pin codes, what is around them, and the words that only link.',
  standsOn: ['jobs'],
  calls: [],
}
