import type { Feature } from '#platform/server/feature.ts'

export const offerCheckFeature: Feature = {
  name: 'offer-check',
  about: 'Signs that a job offer or a message about a job is a fraud.',
  standsOn: [],
  calls: [],
}
