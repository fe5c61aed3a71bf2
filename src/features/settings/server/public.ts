/** What other features may ask of settings. */
export { settingsPersonalData } from './personal-data.ts'
export { findSettings } from './switches.ts'
export { unsubscribeUrl } from './unsubscribe-link.ts'
