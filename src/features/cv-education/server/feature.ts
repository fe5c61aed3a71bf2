import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvEducationFeature: Feature = {
  name: 'cv-education',
  about: 'Reads the education of a CV: degrees, schools, years and grades, and how sure each reading is.',
  standsOn: ['cv-words'],
  calls: [],
}
