/** The public API of jobs for other features. */
export { deactivateJob, insertPublishedJobs, putJob, restoreJobsOf, setExpiry, suspendJobsOf } from './posting-queries.ts'
export { holdOf, holdText } from './hold-queries.ts'
export { findJob, findOpenJob, jobSummaryColumns, isOpen, listOpenIds, listOpenJobsOf } from './queries.ts'
export { type PostedJob, withResponses } from './with-responses.ts'
export { listJobsInRange, listJobIdRanges } from './sitemap-queries.ts'
