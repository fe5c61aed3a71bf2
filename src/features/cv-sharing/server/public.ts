/** What other features may ask of the sharing of CVs. */
export { newOwnerLink, newVerificationLink } from './mailed-links.ts'
