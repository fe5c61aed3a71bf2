/** What others may ask of the contact form. */
export { contactPersonalData } from './personal-data.ts'
export { deleteOldMessages } from './queries.ts'
