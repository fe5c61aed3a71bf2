import type { Feature } from '#platform/server/feature.ts'

/** Contains only functions about pages that another feature has opened. Answers no calls. */
export const pdfLayoutFeature: Feature = {
  name: 'pdf-layout',
  about: 'The layout of the pages of a PDF: lines, columns and tables, made of the texts and lines on them.',
  standsOn: ['cv-words'],
  calls: [],
}
