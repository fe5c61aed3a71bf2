/** What other features may ask of settings. */
export { settingsHoldings } from './holdings.ts'
export { findSettings } from './switches.ts'
export { unsubscribeUrl } from './unsubscribe-link.ts'
