/** What other features may ask about consents, and tell about who has looked. */
export { deleteOldViews } from './access-queries.ts'
export { hasConsent, listConsentsOf } from './consent-queries.ts'
export { recordConsent, withdrawConsent } from './consents.ts'
export { listViews } from './list-views.ts'
export { findViewer, type CvViewEvent, recordView, type Viewer } from './record-view.ts'
export { type SubjectId, subjectOf } from './subject.ts'
