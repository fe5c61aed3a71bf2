/** What only tests may ask of privacy. */
export { listViews } from './list-views.ts'
export { type CvViewEvent } from './record-view.ts'
