/** What other features may ask of settings. */
export { findSettings } from './switches.ts'
export { unsubscribeUrl } from './unsubscribe-link.ts'
