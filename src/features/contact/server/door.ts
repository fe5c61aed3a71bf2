/** What others may ask of the contact form. */
export { contactHoldings } from './holdings.ts'
export { deleteOldMessages } from './queries.ts'
