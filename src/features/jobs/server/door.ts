/** What other features may ask of jobs. */
export { findOpenJob, hasJobs, insertJobs, type JobRow } from './queries.ts'
