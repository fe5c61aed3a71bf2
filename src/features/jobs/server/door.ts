/** What other features may ask of jobs. */
export { rebuildTerms, sweepSearch } from './keep-search.ts'
export { findOpenJob, hasJobs, insertJobs, type JobRow } from './queries.ts'
export { openSearch, type Search } from './search/open-search.ts'
export { searchJobs } from './search-jobs.ts'
export { rebuildSearchTerms, sweepExpired } from './spelling-queries.ts'
