import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvJobsFeature: Feature = {
  name: 'cv-jobs',
  about: 'Tells employers and positions apart in the header lines of the jobs of a CV.',
  standsOn: ['cv-words'],
  calls: [],
}
