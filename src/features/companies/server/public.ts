/** The public API of companies. */
export { openCatalogue } from './open-catalogue.ts'
export { listCompanyPages } from './page-queries.ts'
export { recountAllResponses } from './recount-responses.ts'
