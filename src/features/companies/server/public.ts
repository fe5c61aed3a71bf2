/** What the app may ask of companies. */
export { listCompanyPages } from './page-queries.ts'
