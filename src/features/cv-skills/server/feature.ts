import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvSkillsFeature: Feature = {
  name: 'cv-skills',
  about: 'Reads the skills and the languages of a CV, and how sure each reading is.',
  standsOn: ['cv-words'],
  calls: [],
}
