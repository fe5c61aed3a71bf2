/** The public API of the search for other features. */
export { countAdvertisedPay } from './count-advertised-pay.ts'
export { openSearch, type Search } from './search/open-search.ts'
export { searchJobs } from './search-jobs.ts'
export { openRelaxedList } from './search/relaxed-list.ts'
export { openRelaxedSearch } from './search/relax-search.ts'
