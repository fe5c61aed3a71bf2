/** The public API of companies for the app. */
export { listCompanyPages } from './page-queries.ts'
export { recountAllResponses } from './recount-responses.ts'
