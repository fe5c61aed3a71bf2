import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvReadingFeature: Feature = {
  name: 'cv-reading',
  about: 'Reads the paragraphs of a CV: its parts, the person, the jobs and further entries, and how sure each reading is.',
  standsOn: ['cv-addresses', 'cv-education', 'cv-jobs', 'cv-skills', 'cv-words'],
  calls: [],
}
