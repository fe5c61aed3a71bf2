/** The public API of consents and the access log for other features. */
export { hasConsent } from './consent-queries.ts'
export { recordConsent, recordEmployerConsent, withdrawConsent } from './consents.ts'
export { findViewer, recordView, recordViews } from './record-view.ts'
export { subjectOf } from './record-view.ts'
