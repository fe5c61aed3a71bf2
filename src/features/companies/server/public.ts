/** The public API of companies for the app. */
export { listCompanyPages } from './page-queries.ts'
