/** The public API of CV sharing for other features. */
export { newOwnerLink, newVerificationLink } from './mailed-links.ts'
