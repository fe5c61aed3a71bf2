/** What other features may ask of jobs. */
export { listOpenJobsOf } from './list-open-jobs-of.ts'
export { findJob, findOpenJob, jobSummaryColumns, isOpen, listOpenIds } from './queries.ts'
export { type PostedJob, withResponses } from './with-responses.ts'
export { listJobsInRange, listJobIdRanges } from './sitemap-queries.ts'
