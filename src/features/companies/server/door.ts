/** What the app may ask of companies. */
export { companyHoldings } from './holdings.ts'
export { listCompanyPages } from './page-queries.ts'
