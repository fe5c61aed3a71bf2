import type { Feature } from '#platform/server/feature.ts'

/** Pure rules: it neither opens files nor answers calls. */
export const cvReadingFeature: Feature = {
  name: 'cv-reading',
  about: 'Reads the paragraphs of a CV: its parts, jobs, education, skills and the like, and how sure each reading is.',
  standsOn: ['cv-words', 'cvs'],
  calls: [],
}
