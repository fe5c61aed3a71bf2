import type { Feature } from '#platform/server/feature.ts'

/** Rules about pages that others have opened. It answers no calls. */
export const pdfLayoutFeature: Feature = {
  name: 'pdf-layout',
  about: 'The layout of the pages of a PDF: lines, columns and tables, made of the texts and lines on them.',
  standsOn: ['cv-words'],
  calls: [],
}
