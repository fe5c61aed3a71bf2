/** What other features may ask of the search. */
export { countAdvertisedPay } from './count-advertised-pay.ts'
export { openSearch, type Search } from './search/open-search.ts'
export { searchJobs } from './search-jobs.ts'
export { openRelaxedSearch } from './search/relax-search.ts'
