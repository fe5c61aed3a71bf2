/** What other features may ask of profiles. */
export { readProfile } from './read-profile.ts'
