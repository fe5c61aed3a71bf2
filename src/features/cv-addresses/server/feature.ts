import type { Feature } from '#platform/server/feature.ts'

/** Contains only pure functions: they open no files and answer no calls. */
export const cvAddressesFeature: Feature = {
  name: 'cv-addresses',
  about: 'Reads the postal address of a CV, over one or several lines, and how sure the reading is.',
  standsOn: ['cv-words'],
  calls: [],
}
