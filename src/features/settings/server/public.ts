/** The public API of settings for other features. */
export { findSettings } from './switches.ts'
export { unsubscribeUrl } from './unsubscribe-link.ts'
