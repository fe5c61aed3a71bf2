/** What others may ask of the contact form. */
export { deleteOldMessages } from './queries.ts'
