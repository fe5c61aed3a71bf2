/** What other features may ask of jobs. */
export { countAdvertisedPay } from './count-advertised-pay.ts'
export { listOpenJobsOf } from './list-open-jobs-of.ts'
export { findOpenJob, jobSummaryColumns, isOpen, listOpenIds } from './queries.ts'
export { openSearch, type Search } from './search/open-search.ts'
export { searchJobs } from './search-jobs.ts'
export { rebuildSearchTerms } from './spelling-queries.ts'
export { countSuggestions } from './suggestion-queries.ts'
export { listJobsInRange, listJobIdRanges } from './sitemap-queries.ts'
