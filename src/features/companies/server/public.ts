/** What the app may ask of companies. */
export { companyPersonalData } from './personal-data.ts'
export { listCompanyPages } from './page-queries.ts'
