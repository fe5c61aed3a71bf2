import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvWordsFeature: Feature = {
  name: 'cv-words',
  about:
    'The lines and words of CVs: headings, degrees, schools, positions, places, times, contact details, labels and heads of tables.',
  standsOn: ['jobs', 'cvs'],
  calls: [],
}
