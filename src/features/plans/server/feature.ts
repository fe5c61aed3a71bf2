import type { Feature } from '#platform/server/feature.ts'

export const plansFeature: Feature = {
  name: 'plans',
  about: 'What is sold and for how much, in versions.',
  standsOn: ['site', 'staff'],
  calls: [],
}
