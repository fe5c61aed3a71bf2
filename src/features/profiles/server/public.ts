/** The public API of profiles for other features. */
export { readProfile } from './read-profile.ts'
