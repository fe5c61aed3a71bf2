/** What others may ask about leaving. */
export { eraseUnverified } from './erase-unverified.ts'
