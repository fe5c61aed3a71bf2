/** What other features may ask about consents, and tell about who has looked. */
export { hasConsent } from './consent-queries.ts'
export { recordConsent, withdrawConsent } from './consents.ts'
export { findViewer, recordView } from './record-view.ts'
export { subjectOf } from './subject.ts'
